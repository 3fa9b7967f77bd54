/** A figure as it is set: read at a glance, the rest of its decimals, and what stands behind them. */
export interface FigureParts {
  readonly head: string;
  readonly tail: string;
  readonly rest: string;
}

/** Decimals of the head: four of what is below one, so that a small amount still says something. */
const DECIMALS_BELOW_ONE = 4;
const DECIMALS = 2;

/** Everything up to the digits of the whole part, the mark, the decimals, and what stands behind. */
const NUMBER = /^(\D*[\d.,\s’]*\d)([.,])(\d+)(\D*)$/;

/** A price in USDT has up to six, and is one figure; what has more is an amount in all its digits. */
const PRICE_DECIMALS = 6;

function headDecimals(whole: string, text: string, decimals: number, isHero: boolean): number {
  const isUsd = text.includes("$");
  if (isUsd && isHero && whole !== "0") return 0;
  if (isUsd && decimals <= PRICE_DECIMALS) return PRICE_DECIMALS;
  return whole === "0" ? DECIMALS_BELOW_ONE : DECIMALS;
}

/**
 * Divides a formatted amount into a bright head of four to six digits and a dimmed tail: `1,153.27|86 MERLIN`,
 * `0.0066|81 mBTC`, as a page's one big figure also `$1,634|.54`. Works by the plain decimal, whatever marks a language
 * has; a text that is not that one number (a rate in words) stays whole.
 *
 * @param raw the plain decimal string that `text` was made of
 */
export function figureParts(raw: string, text: string, isHero = false): FigureParts {
  const whole = raw.replace(/^-?0*(?=\d)|\..*/g, "");
  const [, lead = "", mark = "", fraction = "", rest = ""] = NUMBER.exec(text) ?? [];
  const kept = headDecimals(whole, text, fraction.length, isHero);
  // With other digits the last mark groups thousands, or the number is another one.
  const isSame = lead.replace(/\D/g, "").length === whole.length;
  if (!isSame || fraction.length <= kept) return { head: text, tail: "", rest: "" };
  const end = lead + mark + fraction.slice(0, kept);
  return kept === 0
    ? { head: lead, tail: mark + fraction, rest }
    : { head: end, tail: fraction.slice(kept), rest };
}
