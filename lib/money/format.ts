import { MBTC, USDT } from "../contract/values/tokens.ts";
import { NO_BREAK_SPACE, numberMarks } from "./number-marks.ts";
import { type Digits, fractionLength, isBelow, isZero, renderDecimal as render } from "./render.ts";

/** Symbol of the base currency: shown with `$` in front, everything else with its unit behind (R9.2). */
export const BASE_CURRENCY = USDT;

const USD_DIGITS: Digits = { minimum: 2, maximum: 2 };
const SMALL_USD_DIGITS: Digits = { minimum: 2, maximum: 4 };
const PRICE_DIGITS: Digits = { minimum: 6, maximum: 6 };
const POINT_DIGITS: Digits = { minimum: 0, maximum: 2 };
const PERCENT_DIGITS: Digits = { minimum: 2, maximum: 2 };
const SHARE_DIGITS: Digits = { minimum: 1, maximum: 1 };
const RATE_DIGITS: Digits = { minimum: 0, maximum: 2 };
/** The most decimals of a token; zeros at their end are dropped. */
const TOKEN_DECIMALS = 4;
const DECIMALS_BY_SYMBOL: ReadonlyMap<string, number> = new Map([[MBTC, 6]]);

const MIN_SIGNIFICANT_DIGITS = 3;
const MAX_FRACTION_DIGITS = 18;

const inUsd = (text: string) => `$${text}`;

function withUnit(quantity: string, symbol: string): string {
  return symbol === BASE_CURRENCY ? quantity : `${quantity}${NO_BREAK_SPACE}${symbol}`;
}

/** An amount whose unit may go to the next line before a digit does. */
export function breakable(text: string): string {
  // In some languages the same space stands between thousands.
  return text.replace(/\s(?=\S*\p{L}\S*$)/u, " ");
}

function usdDigits(value: string): Digits {
  return isBelow(value, 2) && !isZero(value) ? SMALL_USD_DIGITS : USD_DIGITS;
}

/** A value in USDT: `$1,234.50`, below a cent up to four decimals, `−$1.00`. Rounded down. */
export function formatUsd(value: string, locale: string): string {
  return render(value, locale, usdDigits(value), inUsd);
}

/**
 * A value in a currency of the world, with the decimals that are usual there: `1,067.84 EUR`, `190,364 JPY`. Rounded down.
 *
 * @param code ISO 4217
 */
export function formatCurrency(value: string, code: string, locale: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  const digits = { minimum: maximumFractionDigits, maximum: maximumFractionDigits };
  return withUnit(render(value, locale, digits), code);
}

/**
 * A token's price in USDT with six decimals: `$0.250000` (R9.2). A price so small that fewer than three
 * significant digits would be left gets as many decimals as those need: `$0.0000123`. All its zeros are
 * written out, so that nobody has to know what a small number below them means.
 */
export function formatPrice(value: string, locale: string): string {
  return render(value, locale, priceDigits(value), inUsd);
}

function priceDigits(value: string): Digits {
  const leadingZeros = /^-?0*(?:\.(0*)[1-9])/.exec(value)?.[1]?.length ?? 0;
  const needed = Math.min(leadingZeros + MIN_SIGNIFICANT_DIGITS, MAX_FRACTION_DIGITS);
  return { minimum: PRICE_DIGITS.minimum, maximum: Math.max(needed, PRICE_DIGITS.maximum) };
}

const ROW_PRICE_DIGITS: Digits = { minimum: 2, maximum: 4 };

/** From one on two decimals do; below it four, or as many as {@link formatPrice} needs for what is very small. */
function rowPriceDigits(value: string): Digits {
  if (!isBelow(value, 0)) return USD_DIGITS;
  if (isZero(value) || !isBelow(value, ROW_PRICE_DIGITS.minimum)) return ROW_PRICE_DIGITS;
  return { ...priceDigits(value), minimum: ROW_PRICE_DIGITS.minimum };
}

/** A price of a row, where two decimals do: `$98,512.34`, `$1.00`, `$0.2498`, `$0.0000123`. Rounded down. */
export function formatRowPrice(value: string, locale: string): string {
  return render(value, locale, rowPriceDigits(value), inUsd);
}

/** True when {@link formatRowPrice} leaves digits of a price out. */
export function isRowPriceCut(value: string): boolean {
  return fractionLength(value) > rowPriceDigits(value).maximum;
}

/** True when {@link formatPrice} leaves digits of a price out. */
export function isPriceCut(value: string): boolean {
  return fractionLength(value) > priceDigits(value).maximum;
}

/** A price with a fixed number of decimals, for the labels of an axis: `$98,500`, `$0.2500`. */
export function formatAxisPrice(value: string, fractionDigits: number, locale: string): string {
  return render(value, locale, { minimum: fractionDigits, maximum: fractionDigits }, inUsd);
}

/** The most decimals that a token is shown with. */
function mostDecimals(symbol: string): number {
  return DECIMALS_BY_SYMBOL.get(symbol) ?? TOKEN_DECIMALS;
}

function tokenDigits(symbol: string): Digits {
  return { minimum: 0, maximum: mostDecimals(symbol) };
}

/**
 * An amount without its unit, with as many decimals as it has, four or, of mBTC, six at most: `300`, `12.3456`,
 * `0.006401` (R9.2). Rounded down.
 */
export function formatQuantity(value: string, symbol: string, locale: string): string {
  if (symbol === BASE_CURRENCY) return formatUsd(value, locale);
  return render(value, locale, tokenDigits(symbol));
}

/** A quantity of a token that counts on: with all its decimals, so that none comes and goes. */
export function formatTicking(value: string, symbol: string, locale: string): string {
  const decimals = mostDecimals(symbol);
  return render(value, locale, { minimum: decimals, maximum: decimals });
}

const ROW_SIGNIFICANT_DIGITS = 6;

/**
 * An amount of a row with its unit and its sign: six significant digits of a token, two decimals at least where it has
 * them: `+1,153.27 MERLIN`, `−$289.76`, `0.0249 mBTC`. Rounded down.
 *
 * @param isSigned false for what changed no balance
 */
export function formatRowAmount(
  value: string,
  symbol: string,
  locale: string,
  isSigned = true,
): string {
  const sign = (text: string) => (isSigned ? withPlus(text, value) : text);
  if (symbol === BASE_CURRENCY) return sign(formatUsd(value, locale));
  const whole = value.replace(/^-?0*/, "").split(".")[0] ?? "";
  const fitting = Math.max(2, ROW_SIGNIFICANT_DIGITS - whole.length);
  const digits = { minimum: 0, maximum: Math.min(mostDecimals(symbol), fitting) };
  return sign(withUnit(render(value, locale, digits), symbol));
}

/** Two amounts as {@link formatAmount} writes them, or with every digit where they would read the same and are not. */
export function formatApart(
  [one, other]: readonly [string, string],
  symbol: string,
  locale: string,
): readonly [string, string] {
  const both = (format: typeof formatAmount) =>
    [format(one, symbol, locale), format(other, symbol, locale)] as const;
  const [first, second] = both(formatAmount);
  return first === second ? both(formatFullAmount) : [first, second];
}

/** True when {@link formatAmount} leaves digits of an amount out. */
export function isCut(value: string, symbol: string): boolean {
  const { maximum } = symbol === BASE_CURRENCY ? usdDigits(value) : tokenDigits(symbol);
  return fractionLength(value) > maximum;
}

/** An amount with its unit: `$1,234.50`, `300 MERLIN`, `0.0064 mBTC`, `<0.0001 MERLIN`. */
export function formatAmount(value: string, symbol: string, locale: string): string {
  return withUnit(formatQuantity(value, symbol, locale), symbol);
}

/**
 * An amount with its unit and every digit it has, for tooltips, summaries before a confirmation and
 * what was understood of an input: `1,234.500000000000000001 MERLIN`, `$5.00`.
 */
export function formatFullAmount(value: string, symbol: string, locale: string): string {
  const isBase = symbol === BASE_CURRENCY;
  const minimum = isBase ? USD_DIGITS.minimum : 0;
  const digits = { minimum, maximum: Math.max(minimum, fractionLength(value)) };
  return withUnit(render(value, locale, digits, isBase ? inUsd : undefined), symbol);
}

const inPercent = (locale: string) => (text: string) =>
  `${text}${numberMarks(locale).percentSpace}%`;

function withPlus(text: string, value: string): string {
  return value.startsWith("-") || isZero(value) ? text : `+${text}`;
}

/** A movement with its sign: `+0.0064 mBTC`, `−$100.00`; zero has none. A word or arrow stands beside it. */
export function formatSignedAmount(value: string, symbol: string, locale: string): string {
  return withPlus(formatAmount(value, symbol, locale), value);
}

/** A change in percent with its sign: `+1.27%`, `−0.40%`, `0.00%`. The value is in percent. */
export function formatChange(value: string, locale: string): string {
  return withPlus(render(value, locale, PERCENT_DIGITS, inPercent(locale)), value);
}

/** A share in percent with one decimal: `61.1%`, in German `61,1 %`. */
export function formatShare(value: string, locale: string): string {
  return render(value, locale, SHARE_DIGITS, inPercent(locale));
}

/** A rate such as an APR in percent, with no more decimals than it needs: `13%`, `12.5%`, `0.25%`. */
export function formatRate(value: string, locale: string): string {
  return render(value, locale, RATE_DIGITS, inPercent(locale));
}

/** A rate with every digit it has, where a member chose it: `5.555%`, `5%`. */
export function formatFullRate(value: string, locale: string): string {
  return render(value, locale, { minimum: 0, maximum: fractionLength(value) }, inPercent(locale));
}

/** How many there are of something: `1,560`. */
export function formatCount(count: number, locale: string): string {
  return formatPoints(String(count), locale);
}

/** A volume in points, without a unit and with two decimals at most: `1,560`, `135.5`. Rounded down. */
export function formatPoints(value: string, locale: string): string {
  return render(value, locale, POINT_DIGITS, (text) => text);
}
