"use client";

import { useTranslations } from "next-intl";
import { TopUp } from "@/app/_order/top-up";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Switch } from "@/app/_ui/control/switch";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import { rewardOfDays, rewardPerDay } from "@/lib/domain/staking/interest";
import { mostToStake } from "@/lib/domain/staking/stake-amount";
import { AmountLine } from "../amount-line";
import { StakingOrderProblem } from "../order-problem";
import { type NamedProduct, useStaking } from "../staking-provider";
import type { Subscription } from "./use-subscribe";

interface SubscribeFieldsProps {
  subscription: Subscription;
  product: NamedProduct;
}

/** The amount, what it would bring, whether to renew, and what an early exit means. */
export function SubscribeFields({ subscription, product }: SubscribeFieldsProps) {
  const { available, locale, symbol, topUp } = useStaking();
  const t = useTranslations("staking.subscribe");
  const { days, aprBps } = product;
  const { amount } = subscription;
  const facts = amount
    ? [
        {
          label: t("perDayEstimate"),
          value: <AmountLine raw={rewardPerDay(amount, aprBps)} />,
        },
        ...(days === null
          ? []
          : [
              {
                label: t("endEstimate"),
                value: <AmountLine raw={rewardOfDays(amount, aprBps, days)} />,
              },
            ]),
      ]
    : [];
  return (
    <>
      <AmountField
        label={t("amount")}
        name="amount"
        symbol={symbol}
        available={available}
        maximum={mostToStake(product, available)}
        text={subscription.text}
        onTextChange={subscription.setText}
        inputRef={subscription.inputRef}
        readOnly={subscription.isPending}
        error={subscription.amountError}
        remedy={subscription.isShort && <TopUp ways={topUp} />}
        locale={locale}
      />
      {facts.length > 0 && (
        <div className="rounded-inset bg-raised p-4">
          <AllDigits>
            <FactList facts={facts} />
          </AllDigits>
        </div>
      )}
      {days !== null && (
        <Switch
          label={t("autoRenew")}
          hint={t("autoRenewHint")}
          isOn={subscription.autoRenew}
          onChange={subscription.setAutoRenew}
        />
      )}
      <Notice tone={days === null ? "info" : "warn"}>
        {t(days === null ? "earlyFlexible" : "earlyLocked")}
      </Notice>
      <StakingOrderProblem
        order={subscription.order}
        error={subscription.formError}
        refusal={subscription.refusal}
      />
    </>
  );
}
