import { Amount } from "@/app/_ui/text/amount";
import { RATE_DECIMALS, type RateFigure } from "@/lib/domain/mining/breakdown";
import { isZero, MINUS, renderDecimal } from "@/lib/money/render";

const DIGITS = { minimum: RATE_DECIMALS, maximum: RATE_DECIMALS };

interface RateLineProps {
  code: string;
  name: string;
  /** What it is. */
  text: string;
  figure: RateFigure;
  locale: string;
  /** The rows above add up to it. */
  isSum?: boolean;
  /** It is taken off. */
  isTaken?: boolean;
}

/** One row of the rate: what it is, and what it brings in a day. */
export function RateLine({ code, name, text, figure, locale, isSum, isTaken }: RateLineProps) {
  const isNothing = isZero(figure.exact);
  const tone = isNothing ? "text-faint" : isTaken ? "text-down" : "";
  const sign = isTaken && !isNothing ? MINUS : "";
  return (
    <tr data-rate={code} className="border-b border-line align-baseline last:border-0">
      <th scope="row" className="py-2.5 text-start font-normal">
        <span className={`wrap-anywhere ${isSum ? "font-semibold" : "font-medium"}`}>{name}</span>
        <span className="block text-sm text-pretty text-muted">{text}</span>
      </th>
      <td
        className={`py-2.5 ps-4 text-end whitespace-nowrap ${isSum ? "font-semibold" : ""} ${tone}`}
      >
        <Amount
          isPrivate
          raw={figure.exact}
          text={sign + renderDecimal(figure.shown, locale, DIGITS)}
        />
      </td>
    </tr>
  );
}
