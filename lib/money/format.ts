/** Symbol of the base currency: shown with `$` in front, everything else with its unit behind (R9.2). */
export const BASE_CURRENCY = "USDT";

const MINUS = "\u2212";

interface Digits {
  readonly minimum: number;
  readonly maximum: number;
}

const USD_DIGITS: Digits = { minimum: 2, maximum: 2 };
const SMALL_USD_DIGITS: Digits = { minimum: 2, maximum: 4 };
const PRICE_DIGITS: Digits = { minimum: 6, maximum: 6 };
const TOKEN_DIGITS: Digits = { minimum: 4, maximum: 4 };
const PERCENT_DIGITS: Digits = { minimum: 2, maximum: 2 };
const DIGITS_BY_SYMBOL: ReadonlyMap<string, Digits> = new Map([
  ["mBTC", { minimum: 6, maximum: 6 }],
]);

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, digits: Digits): Intl.NumberFormat {
  const key = `${locale}/${digits.minimum}/${digits.maximum}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      numberingSystem: "latn",
      minimumFractionDigits: digits.minimum,
      maximumFractionDigits: digits.maximum,
      roundingMode: "trunc",
    });
    formats.set(key, format);
  }
  return format;
}

function magnitude(value: string): string {
  return value.replace(/^-/, "");
}

function isZero(value: string): boolean {
  return !/[1-9]/.test(value);
}

function isBelow(value: string, fractionDigits: number): boolean {
  const [whole = "0", fraction = ""] = magnitude(value).split(".");
  return isZero(whole) && isZero(fraction.slice(0, fractionDigits));
}

function render(
  value: string,
  locale: string,
  digits: Digits,
  unit: (text: string) => string,
): string {
  const format = numberFormat(locale, digits);
  const sign = value.startsWith("-") && !isZero(value) ? MINUS : "";
  if (!isZero(value) && isBelow(value, digits.maximum)) {
    const smallest = `0.${"0".repeat(digits.maximum - 1)}1`;
    return `${sign}<${unit(format.format(smallest as Intl.StringNumericLiteral))}`;
  }
  return sign + unit(format.format(magnitude(value) as Intl.StringNumericLiteral));
}

/** A value in USDT: `$1,234.50`, below a cent up to four decimals, `−$1.00`. Rounded down. */
export function formatUsd(value: string, locale: string): string {
  const digits = isBelow(value, 2) && !isZero(value) ? SMALL_USD_DIGITS : USD_DIGITS;
  return render(value, locale, digits, (text) => `$${text}`);
}

/** A token's price in USDT with six decimals: `$0.250000`. */
export function formatPrice(value: string, locale: string): string {
  return render(value, locale, PRICE_DIGITS, (text) => `$${text}`);
}

/** An amount without its unit, with the decimals of its symbol: `12.3456`, `0.006400` for mBTC. */
export function formatQuantity(value: string, symbol: string, locale: string): string {
  if (symbol === BASE_CURRENCY) return formatUsd(value, locale);
  return render(value, locale, DIGITS_BY_SYMBOL.get(symbol) ?? TOKEN_DIGITS, (text) => text);
}

/** An amount with its unit: `$1,234.50`, `12.3456 MERLIN`, `0.006400 mBTC`, `<0.0001 MERLIN`. */
export function formatAmount(value: string, symbol: string, locale: string): string {
  const quantity = formatQuantity(value, symbol, locale);
  return symbol === BASE_CURRENCY ? quantity : `${quantity}\u00a0${symbol}`;
}

/** A change in percent with its sign: `+1.27%`, `−0.40%`, `0.00%`. The value is in percent. */
export function formatChange(value: string, locale: string): string {
  const text = render(value, locale, PERCENT_DIGITS, (digits) => `${digits}%`);
  return value.startsWith("-") || isZero(value) ? text : `+${text}`;
}
