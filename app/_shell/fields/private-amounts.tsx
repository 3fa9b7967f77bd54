import type { ReactNode } from "react";
import { formatFullAmount } from "@/lib/money/format";

interface PrivateAmountsProps {
  text: string;
  /** What the member has, as a plain decimal; null when it is not known. */
  available: string | null;
  /** What of it can be taken. */
  maximum: string | null;
  symbol: string;
  locale: string;
}

/** Where an amount stands in a sentence, unless it is the end of a larger one; -1 where it does not. */
function placeOf(shown: string, text: string): number {
  const at = text.indexOf(shown);
  return at > 0 && /\p{N}[.,'’٬٫\s]?$/u.test(text.slice(0, at)) ? -1 : at;
}

/** A sentence in which the member's own amounts are covered while amounts are hidden; what else it names stays. */
export function PrivateAmounts(props: PrivateAmountsProps): ReactNode {
  const { text, available, maximum, symbol, locale } = props;
  for (const raw of [available, available && maximum]) {
    if (raw === null) continue;
    const shown = formatFullAmount(raw, symbol, locale);
    const at = placeOf(shown, text);
    if (at < 0) continue;
    return (
      <span data-cover="center">
        {text.slice(0, at)}
        <bdi dir="ltr" data-amount={raw} data-private="" className="figures">
          {shown}
        </bdi>
        {text.slice(at + shown.length)}
      </span>
    );
  }
  return text;
}
