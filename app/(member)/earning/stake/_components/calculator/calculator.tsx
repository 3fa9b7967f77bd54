"use client";

import { useState } from "react";
import { AmountField } from "@/app/_shell/forms/amount-field";
import { amountProblemText } from "@/app/_shell/forms/amount-problem-text";
import { SelectField } from "@/app/_ui/select-field";
import { AMOUNT_DECIMALS } from "@/lib/money/decimal";
import { formatInput, parseAmount } from "@/lib/money/parse";
import { type NamedProduct, useStakeDesk } from "../stake-desk";
import { Ladder } from "./ladder";
import { ReturnFacts } from "./return-facts";

const FIRST_AMOUNT = "1000";

interface CalculatorProps {
  products: readonly NamedProduct[];
  /** The term of a flexible one: "365 days". */
  yearText: string;
}

/** What an amount would bring in a product, and spread over the terms; estimates, nothing is booked. */
export function Calculator({ products, yearText }: CalculatorProps) {
  const { available, locale, symbol, texts } = useStakeDesk();
  const t = texts.calculator;
  const [text, setText] = useState(() => formatInput(FIRST_AMOUNT, locale));
  const [chosen, choose] = useState(products.at(-1)?.id ?? "");
  const product = products.find(({ id }) => id === chosen) ?? products[0];
  const parsed = parseAmount(text, locale, AMOUNT_DECIMALS, symbol);
  const error = parsed.ok || parsed.problem === "empty" ? undefined : parsed.problem;
  if (!product) return null;
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-5">
        <AmountField
          label={t.amount}
          symbol={symbol}
          available={available}
          text={text}
          onTextChange={setText}
          error={error && amountProblemText(error, texts.amountField, { symbol, locale })}
          locale={locale}
          texts={texts.amountField}
        />
        <SelectField
          label={t.product}
          value={product.id}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => choose(event.target.value)}
        />
        {parsed.ok ? (
          <ReturnFacts amount={parsed.amount} product={product} yearText={yearText} />
        ) : (
          <p className="text-md text-muted">{t.prompt}</p>
        )}
      </div>
      {parsed.ok && <Ladder amount={parsed.amount} products={products} />}
    </div>
  );
}
