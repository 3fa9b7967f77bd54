"use client";

import { useTranslations } from "next-intl";
import { TopUp } from "@/app/_order/top-up";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Switch } from "@/app/_ui/control/switch";
import { Notice } from "@/app/_ui/state/notice";
import { mostToStake } from "@/lib/domain/staking/stake-amount";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { StakingOrderProblem } from "../order-problem";
import { useStaking } from "../staking-provider";
import { StakeReturn } from "./stake-return";
import type { Subscription } from "./use-subscribe";

interface SubscribeFieldsProps {
  subscription: Subscription;
}

/** The terms that can be staked in, each with its rate. */
function TermField({ subscription }: SubscribeFieldsProps) {
  const { locale, products } = useStaking();
  const t = useTranslations("staking.subscribe");
  const { product, order } = subscription;
  const offered = products.filter(({ id, status }) => status === "open" || id === product.id);
  return (
    <fieldset disabled={order.isFrozen} className="min-w-0">
      <legend className="mb-1.5 text-md font-medium">{t("term")}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5 sm:gap-2">
        {offered.map(({ id, name, aprBps }) => (
          <label
            key={id}
            className="grid min-h-16 cursor-pointer content-center rounded-inset border-2 border-transparent bg-raised px-0.5 text-center text-lg font-semibold transition-colors hover:bg-hi has-checked:border-violet has-checked:bg-tint-violet has-checked:text-violet-text has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-disabled:cursor-default"
          >
            <input
              type="radio"
              name="term"
              value={id}
              checked={id === product.id}
              onChange={() => subscription.chooseProduct(id)}
              className="sr-only"
            />
            <bdi dir="ltr">{formatRate(bpsAsPercent(aprBps), locale)}</bdi>
            <span className="text-xs leading-tight font-medium wrap-normal text-muted max-sm:text-[0.6875rem]">
              <span className="sr-only">, </span>
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The term and the amount, what comes back, whether to renew, and what an early exit means. */
export function SubscribeFields({ subscription }: SubscribeFieldsProps) {
  const { available, locale, symbol, topUp } = useStaking();
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
      <TermField subscription={subscription} />
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
        {t(isLocked ? "earlyLocked" : "earlyFlexible")} {t("noGuarantee")}
      </Notice>
      <StakingOrderProblem
        order={order}
        error={subscription.formError}
        refusal={subscription.refusal}
      />
    </>
  );
}
