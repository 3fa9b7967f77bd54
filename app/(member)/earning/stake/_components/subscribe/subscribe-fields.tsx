"use client";

import { TopUp } from "@/app/_order/top-up";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Switch } from "@/app/_ui/control/switch";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { rewardOfDays, rewardPerDay } from "@/lib/domain/staking/interest";
import { mostToStake } from "@/lib/domain/staking/stake-amount";
import { AmountLine } from "../amount-line";
import { OrderProblem } from "../order-problem";
import { type NamedProduct, useStaking } from "../staking-provider";
import type { Subscription } from "./use-subscribe";

interface SubscribeFieldsProps {
  order: Subscription;
  product: NamedProduct;
}

/** The amount, what it would bring, whether to renew, and what an early exit means. */
export function SubscribeFields({ order, product }: SubscribeFieldsProps) {
  const { available, locale, symbol, texts, topUp } = useStaking();
  const t = texts.subscribe;
  const { days, aprBps } = product;
  const { amount } = order;
  const facts = amount
    ? [
        {
          label: t.perDayEstimate,
          value: <AmountLine raw={rewardPerDay(amount, aprBps)} />,
        },
        ...(days === null
          ? []
          : [
              {
                label: t.endEstimate,
                value: <AmountLine raw={rewardOfDays(amount, aprBps, days)} />,
              },
            ]),
      ]
    : [];
  return (
    <>
      <AmountField
        label={t.amount}
        name="amount"
        symbol={symbol}
        available={available}
        maximum={mostToStake(product, available)}
        text={order.text}
        onTextChange={order.setText}
        inputRef={order.input}
        readOnly={order.isPending}
        error={order.amountError ?? undefined}
        remedy={order.isShort && <TopUp ways={topUp} />}
        locale={locale}
        texts={texts.amountField}
      />
      {facts.length > 0 && (
        <div className="rounded-inset bg-raised p-4">
          <FactList facts={facts} />
        </div>
      )}
      {days !== null && (
        <Switch
          label={t.autoRenew}
          hint={t.autoRenewHint}
          isOn={order.autoRenew}
          onChange={order.setAutoRenew}
        />
      )}
      <Notice tone={days === null ? "info" : "warn"}>
        {days === null ? t.earlyFlexible : t.earlyLocked}
      </Notice>
      <OrderProblem order={order.order} error={order.formError} refusal={order.refusal} />
    </>
  );
}
