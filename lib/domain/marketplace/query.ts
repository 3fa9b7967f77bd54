import { PRODUCT_SORTS } from "../../contract/marketplace.ts";
import { oneOf, pageNumber, type SearchParams, single } from "../../list/search-params.ts";

export const MARKETPLACE_TABS = ["machines", "boosts", "orders"] as const;
export type MarketplaceTab = (typeof MARKETPLACE_TABS)[number];
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** How many orders a page may have; the first unless chosen. */
export const ORDER_PAGE_SIZES = [10, 20, 50] as const;

// Without zeros at its end, as the filter offers it.
const PLAIN_DECIMAL = /^\d{1,20}(\.\d{0,17}[1-9])?$/;
const DAYS = /^\d{1,5}$/;

/** What the address of the marketplace says; what is unset or not understood is null. */
export interface MarketplaceQuery {
  readonly tab: MarketplaceTab;
  readonly sort: ProductSort | null;
  readonly maxPrice: string | null;
  /** In TH. */
  readonly minTh: string | null;
  /** In days. */
  readonly maxBreakEven: number | null;
  readonly isInStockOnly: boolean;
  /** Ids of products, not yet held against the catalogue. */
  readonly compare: readonly string[];
  /** Of the orders, from 1. */
  readonly page: number;
  readonly pageSize: (typeof ORDER_PAGE_SIZES)[number];
}

/** What narrows and orders the machines, all of it unset. */
export const WHOLE_CATALOGUE = {
  sort: null,
  maxPrice: null,
  minTh: null,
  maxBreakEven: null,
  isInStockOnly: false,
} as const satisfies Partial<MarketplaceQuery>;

/** Reads an address. Nothing in it is an error: what is not understood is unset. */
export function parseMarketplaceQuery(params: SearchParams): MarketplaceQuery {
  const matching = (key: string, pattern: RegExp) => {
    const text = single(params, key);
    return text !== undefined && pattern.test(text) ? text : null;
  };
  const size = single(params, "pageSize");
  const days = matching("maxBreakEven", DAYS);
  return {
    tab: oneOf(MARKETPLACE_TABS, single(params, "tab")) ?? "machines",
    sort: oneOf(PRODUCT_SORTS, single(params, "sort")),
    maxPrice: matching("maxPrice", PLAIN_DECIMAL),
    minTh: matching("minTh", PLAIN_DECIMAL),
    maxBreakEven: days === null ? null : Number(days),
    isInStockOnly: single(params, "stock") === "1",
    compare: single(params, "compare")?.split(",").slice(0, MAX_COMPARED) ?? [],
    page: pageNumber(params),
    pageSize: ORDER_PAGE_SIZES.find((one) => String(one) === size) ?? ORDER_PAGE_SIZES[0],
  };
}

/** How many filters are set; the order is none. */
export function countFilters(query: MarketplaceQuery): number {
  const { maxPrice, minTh, maxBreakEven, isInStockOnly } = query;
  return (
    [maxPrice, minTh, maxBreakEven].filter((one) => one !== null).length + (isInStockOnly ? 1 : 0)
  );
}

/** The query of an address with its question mark, without defaults; empty for the plain page. */
export function marketplaceSearch(query: MarketplaceQuery): string {
  const search = new URLSearchParams();
  const { tab, sort, maxPrice, minTh, maxBreakEven, isInStockOnly, compare, page, pageSize } =
    query;
  if (tab !== "machines") search.set("tab", tab);
  if (sort) search.set("sort", sort);
  if (maxPrice !== null) search.set("maxPrice", maxPrice);
  if (minTh !== null) search.set("minTh", minTh);
  if (maxBreakEven !== null) search.set("maxBreakEven", String(maxBreakEven));
  if (isInStockOnly) search.set("stock", "1");
  // Commas stay as they are: the address is to be read.
  const list = compare.map(encodeURIComponent).join(",");
  if (pageSize !== ORDER_PAGE_SIZES[0]) search.set("pageSize", String(pageSize));
  if (page > 1) search.set("page", String(page));
  const text = [search.toString(), list && `compare=${list}`].filter(Boolean).join("&");
  return text ? `?${text}` : "";
}

/** Columns that stay readable side by side. */
const MAX_COMPARED = 3;

/**
 * The products to compare as the address names them: known ones, each once, three at most.
 * @param text ids with commas between them
 */
export function parseCompared(text: string | undefined, known: readonly string[]): string[] {
  const asked = new Set(text?.split(",") ?? []);
  return [...asked].filter((id) => known.includes(id)).slice(0, MAX_COMPARED);
}

/** The list with a product added at its end, or taken out of it; null when it is full. */
export function toggleCompared(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : null;
}
