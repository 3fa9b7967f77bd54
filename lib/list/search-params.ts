/** What a page gets as its `searchParams`. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The last page that the service can be asked for. */
const MAX_PAGE = 100_000;

/** The value of a key that stands in the query once, trimmed; an empty one counts as absent. */
export function single(params: SearchParams, key: string): string | undefined {
  const value = params[key];
  return typeof value === "string" ? value.trim() || undefined : undefined;
}

/** The first value of a key, for what the gate of a page reads so as well. */
export function first(params: SearchParams, key: string): string | undefined {
  return [params[key]].flat()[0];
}

/** The known value that a text is, or null. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** A whole number from 1, at most `maximum`; null for anything else. */
export function wholeNumber(text: string | undefined, maximum: number): number | null {
  const value = text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 ? Math.min(value, maximum) : null;
}

/** The page that stands in the query under a key; anything but a whole number from 1 is the first. */
export function pageNumber(params: SearchParams, key = "page"): number {
  return wholeNumber(single(params, key), MAX_PAGE) ?? 1;
}

/** How many rows a page of a long list may have. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;

/** How many rows a page has; anything but one of the offered lengths is the usual one. */
export function pageSizeOf(text: string | undefined): (typeof PAGE_SIZES)[number] {
  return PAGE_SIZES.find((known) => String(known) === text) ?? DEFAULT_PAGE_SIZE;
}
