import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { Prize } from "@/lib/contract/game";
import { MBTC } from "@/lib/contract/values/tokens";
import { BASE_CURRENCY, formatAmount } from "@/lib/money/format";

interface PrizeValueProps {
  value: Prize["value"];
  locale: string;
  /** Stands for a missing value. */
  emptyText: string;
  /** Begins with its line; else its figures end below those of other lines. */
  isInline?: boolean;
}

/** What a prize is worth at the prices and the rate of the moment, in mBTC and in USDT: an estimate. */
export function PrizeValue({ value, locale, emptyText, isInline = false }: PrizeValueProps) {
  if (!value) return <NoValue text={emptyText} />;
  const { mBTC, USDT } = value;
  return (
    <span className={`inline-flex flex-wrap gap-x-2 ${isInline ? "" : "justify-end"}`}>
      <Amount raw={mBTC} text={formatAmount(mBTC, MBTC, locale)} />
      <Amount
        raw={USDT}
        text={formatAmount(USDT, BASE_CURRENCY, locale)}
        className={isInline ? "text-muted" : "min-w-14 text-end text-muted rtl:text-start"}
      />
    </span>
  );
}

interface PrizeDigitsProps {
  /** The prizes as their table names them. */
  prizes: readonly { readonly label: string; readonly value: Prize["value"] }[];
  locale: string;
}

/** What {@link PrizeValue}s of a table leave out. */
export function PrizeDigits({ prizes, locale }: PrizeDigitsProps) {
  const facts = prizes.flatMap(({ label, value }) =>
    value
      ? [
          { label: `${label} · ${MBTC}`, raw: value.mBTC, symbol: MBTC },
          { label: `${label} · ${BASE_CURRENCY}`, raw: value.USDT, symbol: BASE_CURRENCY },
        ]
      : [],
  );
  return <CutFacts isPublic symbol={MBTC} locale={locale} facts={facts} />;
}
