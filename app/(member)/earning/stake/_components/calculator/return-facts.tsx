"use client";

import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { rewardOfDays, rewardPerDay, withReward } from "@/lib/earning/interest";
import { multiplyAmount } from "@/lib/money/decimal";
import { formatUsd } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { type NamedProduct, useStakeDesk } from "../stake-desk";

const DAYS_OF_FLEXIBLE = 365;

interface ReturnFactsProps {
  amount: string;
  product: NamedProduct;
  yearText: string;
}

/** What an amount would bring in one product: a day, a term, and in all. */
export function ReturnFacts({ amount, product, yearText }: ReturnFactsProps) {
  const { locale, price, texts } = useStakeDesk();
  const t = texts.calculator;
  const { aprBps, days, name } = product;
  const rewards = rewardOfDays(amount, aprBps, days ?? DAYS_OF_FLEXIBLE);
  const value = price === null ? null : multiplyAmount(rewards, price, "down");
  return (
    <div role="status" className="rounded-inset bg-raised p-4">
      <FactList
        facts={[
          { label: t.perDay, value: <AmountLine raw={rewardPerDay(amount, aprBps)} /> },
          {
            label: fillText(t.rewards, { days: days === null ? yearText : name }),
            value: <AmountLine raw={rewards} />,
          },
          { label: t.total, value: <AmountLine raw={withReward(amount, rewards)} /> },
          ...(value === null
            ? []
            : [{ label: t.value, value: <Amount raw={value} text={formatUsd(value, locale)} /> }]),
        ]}
      />
    </div>
  );
}
