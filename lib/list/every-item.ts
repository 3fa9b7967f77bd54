import { pageCount, type WirePage } from "./page.ts";

/** Pages of 50 000 rows, as many as any export of the service may have (R11.12). */
export const MAX_EXPORT_PAGES = 500;

/**
 * Every item of a list, page after page, up to so many pages. An item that a newer one has moved to the
 * next page meanwhile stands once, in its first place; null when the service has no such list.
 *
 * @param keyOf what tells one item from another
 * @throws what `read` throws
 */
export async function everyItem<Item>(
  read: (page: number) => Promise<WirePage<Item> | null>,
  maxPages: number,
  keyOf: (item: Item) => string,
): Promise<Item[] | null> {
  const found = new Map<string, Item>();
  let last = 1;
  for (let page = 1; page <= Math.min(last, maxPages); page += 1) {
    const list = await read(page);
    if (!list && page === 1) return null;
    if (!list) break;
    for (const item of list.items) {
      const key = keyOf(item);
      if (!found.has(key)) found.set(key, item);
    }
    last = pageCount(list.total, list.pageSize);
  }
  return [...found.values()];
}
