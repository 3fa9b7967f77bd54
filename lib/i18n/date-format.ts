/** A format holds tables of its language: the server keeps the most recent ones for all its visitors. Not by a `BoundedMap`: browsers load this file. */
const MAX_FORMATS = 200;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Beside a year and a zone `Intl` writes an hour with two digits in these languages: they have it so everywhere. */
const TWO_DIGITS = /^(de|fr|id|it|pt|ru|vi|zh-CN)/;

/**
 * The format of a locale and a shape, made once: making one costs far more than formatting with it.
 * @throws RangeError for a time zone that this machine does not know
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const shape: Intl.DateTimeFormatOptions =
    options.hour && TWO_DIGITS.test(locale) ? { ...options, hour: "2-digit" } : options;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, shape);
  formats.delete(key);
  formats.set(key, known);
  const oldest = formats.keys().next().value;
  if (formats.size > MAX_FORMATS && oldest !== undefined) formats.delete(oldest);
  return known;
}
