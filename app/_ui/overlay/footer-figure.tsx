import { Amount } from "@/app/_ui/text/amount";
import { formatAmount } from "@/lib/money/format";

export interface FooterFigureProps {
  label: string;
  raw: string;
  symbol: string;
  /** The locale for `Intl`. */
  locale: string;
}

/** What is decided on, beside the button that decides. The facts above it are read out, so this is for the eye alone. */
export function FooterFigure({ label, raw, symbol, locale }: FooterFigureProps) {
  return (
    <p
      aria-hidden
      className="flex flex-wrap items-baseline justify-between gap-x-4 text-md text-muted"
    >
      {label}
      <Amount
        raw={raw}
        text={formatAmount(raw, symbol, locale)}
        className="text-lg font-semibold text-text"
      />
    </p>
  );
}
