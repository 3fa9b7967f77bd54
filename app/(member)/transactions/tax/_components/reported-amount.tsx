"use client";

import { Amount } from "@/app/_ui/text/amount";
import { ExactAmount } from "@/app/_ui/text/exact-amount";
import { breakable, formatFullAmount, isCut } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

interface ReportedAmountProps {
  raw: string;
  symbol: string;
  locale: string;
  isSigned?: boolean;
}

/** An amount of a report: short on the screen, where a press shows the rest of it, and in every digit on paper. */
export function ReportedAmount({ raw, symbol, locale, isSigned = false }: ReportedAmountProps) {
  const short = { isPrivate: true, isSigned, raw, symbol, locale };
  if (!isCut(raw, symbol)) return <ExactAmount {...short} />;
  const plus = isSigned && !raw.startsWith("-") && !isZero(raw) ? "+" : "";
  return (
    <>
      <ExactAmount {...short} className="print:hidden" />
      <Amount
        isPrivate
        raw={raw}
        text={plus + breakable(formatFullAmount(raw, symbol, locale))}
        className="hidden print:inline"
      />
    </>
  );
}
