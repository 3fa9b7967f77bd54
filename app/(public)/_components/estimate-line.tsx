import { Amount } from "@/app/_ui/amount";
import { formatAmount, formatUsd } from "@/lib/money/format";

interface EstimateLineProps {
  label: string;
  /** In mBTC; null while nothing valid is entered. */
  quantity: string | null;
  /** In USDT. */
  value: string | null;
  locale: string;
}

/** One figure of the calculator, with its value below. */
export function EstimateLine({ label, quantity, value, locale }: EstimateLineProps) {
  return (
    <span className="block bg-raised px-4 py-3.5">
      <span className="block text-md text-muted">{label}</span>
      <span className="figures-display mt-0.5 block text-2xl break-words">
        {quantity ? (
          <Amount raw={quantity} text={formatAmount(quantity, "mBTC", locale)} />
        ) : (
          <span aria-hidden>–</span>
        )}
      </span>
      <span className="mt-0.5 block min-h-5 text-md text-muted">
        {value && <Amount raw={value} text={`≈ ${formatUsd(value, locale)}`} />}
      </span>
    </span>
  );
}
