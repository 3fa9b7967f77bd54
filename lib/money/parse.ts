import { TOKEN_SYMBOLS } from "../contract/values/tokens.ts";
import { BASE_CURRENCY } from "./format.ts";
import { latinDigits } from "./latin-digits.ts";
import { numberMarks } from "./number-marks.ts";
import { AMOUNT_DECIMALS } from "./units.ts";

/** Why a typed text is no amount: the form has one sentence for each. */
export type AmountProblem = "empty" | "format" | "tooLarge" | "decimals" | "zero";

/** `amount` is a plain decimal: `.` as its mark, no sign, no group, no needless zero. */
export type ParsedAmount =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly problem: AmountProblem };

const MAX_TEXT = 1000;
const MAX_WHOLE_DIGITS = 20;

// R3.1: the units that an amount may be copied with from our own screens.
// The longer ones first: AmBTC ends in mBTC.
const UNITS = ["$", ...TOKEN_SYMBOLS.toSorted((one, other) => other.length - one.length)];
const SPACE = "[ \\u00a0\\u2009\\u202f]";
const INVISIBLE = /[\u200b\u200e\u200f\u061c\u2066-\u2069\ufeff]/g;
const FULL_WIDTH_MARKS = /[\uff0c\uff0e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** The marks that stand between Arabic-Indic and Persian digits: decimal and group. */
const EASTERN_DECIMAL = /\u066b/g;
const EASTERN_GROUP = /\u066c/g;

// What our copy buttons and exports write, in every language: a full stop and all 18 decimals.
const EXPORTED = /^(\d+)\.(\d{18})$/;

const shapes = new Map<string, RegExp>();

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function shapeOf(locale: string): RegExp {
  const known = shapes.get(locale);
  if (known) return known;
  const { group, decimal } = numberMarks(locale);
  const between = /^\s$/u.test(group) ? SPACE : literal(group);
  const shape = new RegExp(
    `^(\\d+|[1-9]\\d{0,2}(?:${between}\\d{3})+)?(?:${literal(decimal)}(\\d*))?$`,
  );
  shapes.set(locale, shape);
  return shape;
}

function normalise(text: string, locale: string): string {
  const { group, decimal } = numberMarks(locale);
  return latinDigits(text.replace(INVISIBLE, ""))
    .replace(FULL_WIDTH_MARKS, (mark) =>
      String.fromCharCode(mark.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replace(EASTERN_DECIMAL, decimal)
    .replace(EASTERN_GROUP, group)
    .trim();
}

function unitsOf(symbol: string | undefined): readonly string[] {
  if (symbol === undefined) return UNITS;
  return symbol === BASE_CURRENCY ? ["$", symbol] : [symbol];
}

function withoutUnit(text: string, symbol: string | undefined): string {
  const folded = text.toLowerCase();
  for (const unit of unitsOf(symbol)) {
    const sought = unit.toLowerCase();
    if (folded.startsWith(sought)) return text.slice(unit.length).trimStart();
    if (folded.endsWith(sought)) return text.slice(0, -unit.length).trimEnd();
  }
  return text;
}

/**
 * Reads an amount as a member types or pastes it, of at most 18 decimals; zeros behind them do not count (R9.2).
 *
 * - Groups of three are cleaned where the language writes them, so a lone group mark before exactly
 *   three digits groups: `1,234` in English and `1.234` in German are 1234. The screen shows what was
 *   understood. A mark anywhere else (`1,5` or `0,123` in English) is refused, never guessed.
 * - A language that groups by a space takes every width of space.
 * - Minus signs and exponents are refused; Arabic-Indic, Persian and full-width digits, as their keyboards type
 *   them, one leading plus and the amount's own unit are understood.
 * - The plain form with all 18 decimals, which our copy buttons and exports write, works everywhere.
 *
 * @param symbol the field's token: any other unit is then refused; left out, all of ours are cleaned
 */
export function parseAmount(text: string, locale: string, symbol?: string): ParsedAmount {
  if (text.length > MAX_TEXT) return { ok: false, problem: "tooLarge" };
  const typed = normalise(text, locale);
  if (typed === "") return { ok: false, problem: "empty" };
  const bare = withoutUnit(typed.replace(/^\+\s*/, ""), symbol);
  const match = EXPORTED.exec(bare) ?? shapeOf(locale).exec(bare);
  if (!match || !/\d/.test(bare)) return { ok: false, problem: "format" };
  const whole = (match[1] ?? "").replace(/\D/g, "").replace(/^0+/, "") || "0";
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (whole.length > MAX_WHOLE_DIGITS) return { ok: false, problem: "tooLarge" };
  if (fraction.length > AMOUNT_DECIMALS) return { ok: false, problem: "decimals" };
  if (whole === "0" && fraction === "") return { ok: false, problem: "zero" };
  return { ok: true, amount: fraction === "" ? whole : `${whole}.${fraction}` };
}

/** A plain decimal as the text of an input: every digit, the language's decimal mark, no groups. */
export function formatInput(amount: string, locale: string): string {
  const [whole = "0", fraction = ""] = amount.split(".");
  const kept = fraction.replace(/0+$/, "");
  return kept === "" ? whole : `${whole}${numberMarks(locale).decimal}${kept}`;
}

/**
 * What was typed in one language with the marks of another, so that it stays the same amount: `1.234` in English is `1,234`
 * in German. What is no amount stays as it is.
 */
export function rewriteInput(text: string, from: string, to: string, symbol?: string): string {
  const typed = parseAmount(text, from, symbol);
  return typed.ok ? formatInput(typed.amount, to) : text;
}
