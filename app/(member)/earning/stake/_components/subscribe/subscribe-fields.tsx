"use client";

import { useTranslations } from "next-intl";
import { TopUp } from "@/app/_order/top-up";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Switch } from "@/app/_ui/control/switch";
import { Notice } from "@/app/_ui/state/notice";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { mostToStake } from "@/lib/domain/staking/stake-amount";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { StakingOrderProblem } from "../order-problem";
import { useStaking } from "../staking-provider";
import { TermField } from "../term-field";
import { StakeReturn } from "./stake-return";
import type { Subscription } from "./use-subscribe";

interface SubscribeFieldsProps {
  subscription: Subscription;
}

/** The term and the amount, what comes back, whether to renew, and what an early exit means. */
export function SubscribeFields({ subscription }: SubscribeFieldsProps) {
  const { available, locale, products, symbol, topUp } = useStaking();
  const t = useTranslations("staking.subscribe");
  const { before, order, product, quote } = subscription;
  const rate = (bps: number) => formatRate(bpsAsPercent(bps), locale);
  const isLocked = product.days !== null;
  const changed =
    before && quote && before.aprBps !== quote.aprBps
      ? t("changed", { before: rate(before.aprBps), now: rate(quote.aprBps) })
      : t("changedElse");
  return (
    <>
      <TermField
        label={t("term")}
        products={products.filter(({ id, status }) => status === "open" || id === product.id)}
        chosenId={product.id}
        onChoose={subscription.chooseProduct}
        isFrozen={order.isFrozen}
      />
      <AmountField
        label={t("amount")}
        name="amount"
        symbol={symbol}
        available={available}
        maximum={mostToStake(product, available)}
        text={subscription.text}
        onTextChange={subscription.setText}
        inputRef={subscription.inputRef}
        readOnly={order.isFrozen}
        error={subscription.amountError}
        remedy={subscription.isShort && <TopUp ways={topUp} />}
        locale={locale}
      />
      <StakeReturn subscription={subscription} />
      <div role="alert" className="empty:hidden">
        {before && <Notice tone="warn">{changed}</Notice>}
      </div>
      {isLocked && (
        <Switch
          label={t("autoRenew")}
          hint={t("autoRenewHint")}
          isOn={subscription.autoRenew}
          onChange={subscription.setAutoRenew}
        />
      )}
      <Notice tone={isLocked ? "warn" : "info"}>
        {t(isLocked ? "earlyLocked" : "earlyFlexible")}
        {sentenceGap(locale)}
        {t("noGuarantee")}
      </Notice>
      <StakingOrderProblem
        order={order}
        error={subscription.formError}
        refusal={subscription.refusal}
      />
    </>
  );
}
