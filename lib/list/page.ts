/** One page of a list as the service sends it; `page` counts from 1. */
export interface WirePage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** One page of a list as a screen shows it; `page` and `pages` count from 1. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  /** At least one. */
  readonly pages: number;
  readonly total: number;
}

/** The most rows that the service gives at once (R11.2). */
export const LARGEST_PAGE = 100;

/** How many pages a list has; one even when it is empty. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
}

/** A page as the service sends it, with the number of all pages. */
export function pageView<List extends WirePage<unknown>>(list: List): List & { pages: number } {
  return { ...list, pages: pageCount(list.total, list.pageSize) };
}

/** One page of a list, or its last page when it has fewer; null when the service has no such list. */
export async function pageOrLast<List extends WirePage<unknown>>(
  wanted: number,
  read: (page: number) => Promise<List | null>,
): Promise<List | null> {
  const list = await read(wanted);
  const last = list ? pageCount(list.total, list.pageSize) : wanted;
  return wanted > last ? read(last) : list;
}
