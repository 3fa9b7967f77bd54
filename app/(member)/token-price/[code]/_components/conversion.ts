import { convertAmount } from "@/lib/money/decimal";
import { type AmountProblem, formatInput, parseAmount } from "@/lib/money/parse";

export type ConverterSide = "from" | "to";

interface Rated {
  readonly code: string;
  readonly price: string;
}

export interface PriceConversion {
  /** Plain decimals; null while nothing is typed or it is no amount. */
  readonly from: string | null;
  readonly to: string | null;
  /** What the other field shows. */
  readonly otherText: string;
  readonly problem: AmountProblem | null;
}

/**
 * What a typed text in one field is in the other, exact to 18 decimals and cut. Zero is no mistake in a
 * converter, and neither is an empty field.
 */
export function conversion(
  typed: { readonly side: ConverterSide; readonly text: string },
  from: Rated,
  to: Rated,
  locale: string,
): PriceConversion {
  const [own, other] = typed.side === "from" ? [from, to] : [to, from];
  const parsed = parseAmount(typed.text, locale, own.code);
  const nothing = { from: null, to: null, otherText: "" };
  if (!parsed.ok && parsed.problem !== "zero") {
    return { ...nothing, problem: parsed.problem === "empty" ? null : parsed.problem };
  }
  const amount = parsed.ok ? parsed.amount : "0";
  const result = convertAmount(amount, own.price, other.price, "down");
  return {
    from: typed.side === "from" ? amount : result,
    to: typed.side === "from" ? result : amount,
    otherText: formatInput(result, locale),
    problem: null,
  };
}
