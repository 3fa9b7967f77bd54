import { Amount } from "@/app/_ui/text/amount";
import { formatCurrency } from "@/lib/money/format";
import { fromUnits, toUnits, UNITS_PER_ONE } from "@/lib/money/units";

/** What one USDT is in the currency that a member has chosen. */
export interface DisplayRate {
  readonly code: string;
  readonly rate: string;
}

interface InCurrencyProps {
  /** In USDT, a plain decimal; null while it is not known. */
  value: string | null;
  /** Null where USDT is enough. */
  rate: DisplayRate | null;
  locale: string;
}

/** About what a value is in the member's currency: for the eye, never in an order. */
export function InCurrency({ value, rate, locale }: InCurrencyProps) {
  if (value === null || rate === null) return null;
  const amount = fromUnits((toUnits(value) * toUnits(rate.rate)) / UNITS_PER_ONE);
  return (
    <p className="mt-1 text-md text-muted">
      <bdi>
        ≈ <Amount isPrivate raw={amount} text={formatCurrency(amount, rate.code, locale)} />
      </bdi>
    </p>
  );
}
