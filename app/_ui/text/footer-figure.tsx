import { Amount } from "@/app/_ui/text/amount";
import { Spoken } from "@/app/_ui/text/spoken";
import { formatAmount } from "@/lib/money/format";

export interface FooterFigureProps {
  label: string;
  raw: string;
  symbol: string;
  /** The locale for `Intl`. */
  locale: string;
  /** What has become of it is said in a sentence of its own. */
  isSaidElsewhere?: boolean;
}

/** What is decided on, beside the button that decides, and read out whenever it is another one. */
export function FooterFigure({
  label,
  raw,
  symbol,
  locale,
  isSaidElsewhere = false,
}: FooterFigureProps) {
  const text = formatAmount(raw, symbol, locale);
  return (
    <div>
      <p
        aria-hidden
        className="flex flex-wrap items-baseline justify-between gap-x-4 text-md text-muted"
      >
        {label}
        <Amount raw={raw} text={text} className="text-lg font-semibold text-text" />
      </p>
      <Spoken text={isSaidElsewhere ? null : `${label} ${text}`} />
    </div>
  );
}
