import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { Prize } from "@/lib/contract/game";
import { BASE_CURRENCY, formatAmount } from "@/lib/money/format";

interface PrizeValueProps {
  value: Prize["value"];
  locale: string;
  /** Stands for a missing value. */
  emptyText: string;
}

const SYMBOL = "mBTC";

/** What a prize is worth at the prices and the rate of the moment, in mBTC and in USDT: an estimate. */
export function PrizeValue({ value, locale, emptyText }: PrizeValueProps) {
  if (!value) return <NoValue text={emptyText} />;
  const { mBTC, USDT } = value;
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-2">
      <Amount raw={mBTC} text={formatAmount(mBTC, SYMBOL, locale)} />
      <Amount
        raw={USDT}
        text={formatAmount(USDT, BASE_CURRENCY, locale)}
        className="min-w-14 text-end text-muted"
      />
    </span>
  );
}
