"use client";

import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import { NoValue } from "@/app/_ui/no-value";
import { convertedAmount } from "@/lib/airdrop/conversion";
import { formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "../airdrop-symbol";
import type { ConversionProps } from "./convert-button";

interface ConversionFactsProps extends ConversionProps {
  /** In AmBTC; null while none can be read. */
  amount: string | null;
}

/** What an amount gives, to the last digit, and by which terms. */
export function ConversionFacts({ amount, rate, minimum, locale, texts }: ConversionFactsProps) {
  const t = texts.convert;
  const receive = amount === null ? null : convertedAmount(amount, rate);
  const full = (raw: string, symbol: string) => (
    <Amount raw={raw} text={formatFullAmount(raw, symbol, locale)} className="wrap-anywhere" />
  );
  return (
    <div aria-live="polite" className="rounded-inset bg-raised p-4">
      <FactList
        facts={[
          {
            label: t.receive,
            value: receive === null ? <NoValue text={t.prompt} /> : full(receive, CONVERTED_SYMBOL),
          },
          {
            label: t.rate,
            value: (
              <bdi dir="ltr" className="figures">
                {formatFullAmount("1", AIRDROP_SYMBOL, locale)} ={" "}
                {formatFullAmount(rate, CONVERTED_SYMBOL, locale)}
              </bdi>
            ),
          },
          { label: t.fee, value: t.feeNone },
          { label: t.minimum, value: full(minimum, AIRDROP_SYMBOL) },
        ]}
      />
    </div>
  );
}
