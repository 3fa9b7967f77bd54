"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import { SelectField } from "@/app/_ui/control/select-field";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import { Spoken } from "@/app/_ui/text/spoken";
import { rewardOfDays, rewardPerDay, withReward } from "@/lib/domain/staking/interest";
import { multiplyAmount } from "@/lib/money/decimal";
import { formatAmount, formatUsd } from "@/lib/money/format";
import { formatInput, parseAmount } from "@/lib/money/parse";
import { AmountLine } from "../amount-line";
import { type NamedProduct, useStaking } from "../staking-provider";
import { Ladder } from "./ladder";

const DAYS_OF_FLEXIBLE = 365;

interface ReturnFactsProps {
  amount: string;
  product: NamedProduct;
  yearText: string;
}

function rewardsOf(amount: string, { aprBps, days }: NamedProduct): string {
  return rewardOfDays(amount, aprBps, days ?? DAYS_OF_FLEXIBLE);
}

/** What an amount would bring in one product: a day, a term, and in all. */
function ReturnFacts({ amount, product, yearText }: ReturnFactsProps) {
  const { locale, price } = useStaking();
  const t = useTranslations("staking.calculator");
  const { aprBps, days, name } = product;
  const rewards = rewardsOf(amount, product);
  const value = price === null ? null : multiplyAmount(rewards, price, "down");
  return (
    <div className="rounded-inset bg-raised p-4">
      <FactList
        facts={[
          { label: t("perDay"), value: <AmountLine raw={rewardPerDay(amount, aprBps)} /> },
          {
            label: t("rewards", { days: days === null ? yearText : name }),
            value: <AmountLine raw={rewards} />,
          },
          { label: t("total"), value: <AmountLine raw={withReward(amount, rewards)} /> },
          ...(value === null
            ? []
            : [
                {
                  label: t("value"),
                  value: <Amount raw={value} text={formatUsd(value, locale)} />,
                },
              ]),
        ]}
      />
    </div>
  );
}

const FIRST_AMOUNT = "1000";

interface CalculatorProps {
  products: readonly NamedProduct[];
  /** The term of a flexible one: "365 days". */
  yearText: string;
}

/** What an amount would bring in a product, and spread over the terms; estimates, nothing is booked. */
export function StakeCalculator({ products, yearText }: CalculatorProps) {
  const { available, locale, symbol } = useStaking();
  const t = useTranslations("staking.calculator");
  const wordProblem = useAmountProblem();
  const [text, setText] = useState(() => formatInput(FIRST_AMOUNT, locale));
  const [chosen, choose] = useState(products.at(-1)?.id ?? "");
  const product = products.find(({ id }) => id === chosen) ?? products[0];
  const parsed = parseAmount(text, locale, symbol);
  const error = parsed.ok || parsed.problem === "empty" ? undefined : parsed.problem;
  if (!product) return null;
  const total = parsed.ok && withReward(parsed.amount, rewardsOf(parsed.amount, product));
  return (
    <AllDigits>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-5">
          <AmountField
            label={t("amount")}
            symbol={symbol}
            available={available}
            text={text}
            onTextChange={setText}
            error={error && wordProblem(error, { symbol, locale })}
            locale={locale}
          />
          <SelectField
            label={t("product")}
            value={product.id}
            options={products.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => choose(event.target.value)}
          />
          {parsed.ok ? (
            <ReturnFacts amount={parsed.amount} product={product} yearText={yearText} />
          ) : (
            <p className="text-md text-muted">{t("prompt")}</p>
          )}
          <Spoken
            answers={`${text} ${product.id}`}
            text={total ? `${t("total")} ${formatAmount(total, symbol, locale)}` : null}
          />
        </div>
        {parsed.ok && <Ladder amount={parsed.amount} products={products} />}
      </div>
    </AllDigits>
  );
}
