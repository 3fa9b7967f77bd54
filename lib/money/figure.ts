/** A figure as it is set: read at a glance, the rest of its decimals, and what stands behind them. */
export interface FigureParts {
  readonly head: string;
  readonly tail: string;
  readonly rest: string;
}

/** Decimals of the head: four of what is below one, so that a small amount still says something. */
const DECIMALS_BELOW_ONE = 4;
const DECIMALS = 2;

const countDigits = (text: string) => text.replace(/\D/g, "").length;

function headDecimals(whole: string, text: string, isHero: boolean): number {
  if (text.includes("$")) return isHero && whole !== "0" ? 0 : Number.POSITIVE_INFINITY;
  return whole === "0" ? DECIMALS_BELOW_ONE : DECIMALS;
}

/**
 * Divides a formatted amount into a bright head of four to six digits and a dimmed tail: `1,153.27|86 MERLIN`,
 * `0.0066|81 mBTC`, as a page's one big figure also `$1,634|.54`. Works by the plain decimal, whatever marks a language
 * has; a text that is not that one number (a compact one, a rate in words) stays whole.
 *
 * @param raw the plain decimal string that `text` was made of
 */
export function figureParts(raw: string, text: string, isHero = false): FigureParts {
  const undivided = { head: text, tail: "", rest: "" };
  const [, whole = "0"] = /^-?0*(\d+?)(?:\.|$)/.exec(raw) ?? [];
  const number = /\d(?:.*\d)?/.exec(text);
  if (!number) return undivided;
  const [digits] = number;
  const fraction = /\D(\d+)$/.exec(digits)?.[1] ?? "";
  // Otherwise the last mark groups thousands, or there is more than one number.
  if (fraction === "" || countDigits(digits) !== whole.length + fraction.length) return undivided;
  const kept = headDecimals(whole, text, isHero);
  if (fraction.length <= kept) return undivided;
  const end = number.index + digits.length;
  const start = kept === 0 ? end - fraction.length - 1 : end - fraction.length + kept;
  return { head: text.slice(0, start), tail: text.slice(start, end), rest: text.slice(end) };
}
