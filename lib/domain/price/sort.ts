import { compareAmounts } from "../../money/decimal.ts";
import type { PriceView } from "./view.ts";

const PRICE_SORT_KEYS = ["code", "price", "change"] as const;
export type PriceSortKey = (typeof PRICE_SORT_KEYS)[number];

export interface PriceSort {
  readonly key: PriceSortKey;
  readonly direction: "ascending" | "descending";
}

/** The order that a query names (`price`, `-price`), or null for the upstream's own. */
export function priceSort(value: unknown): PriceSort | null {
  if (typeof value !== "string") return null;
  const key = PRICE_SORT_KEYS.find((known) => known === value.replace(/^-/, ""));
  return key ? { key, direction: value.startsWith("-") ? "descending" : "ascending" } : null;
}

export function sortValue({ key, direction }: PriceSort): string {
  return direction === "descending" ? `-${key}` : key;
}

/** The order that a press on a column asks for: the other way round, else the most useful way first. */
export function nextSort(key: PriceSortKey, current: PriceSort | null): PriceSort {
  if (current?.key === key) {
    return { key, direction: current.direction === "ascending" ? "descending" : "ascending" };
  }
  return { key, direction: key === "code" ? "ascending" : "descending" };
}

function compare(left: PriceView, right: PriceView, key: PriceSortKey): number {
  if (key === "code") return left.code.localeCompare(right.code, "en");
  if (key === "price") return compareAmounts(left.price, right.price);
  return compareAmounts(left.change24h ?? "0", right.change24h ?? "0");
}

/** The prices in an order; those without a change stand last whichever way changes are sorted. */
export function sortPrices(prices: readonly PriceView[], sort: PriceSort | null): PriceView[] {
  if (!sort) return [...prices];
  const sign = sort.direction === "ascending" ? 1 : -1;
  const isMissing = (price: PriceView) => sort.key === "change" && price.change24h === null;
  return [...prices].sort((left, right) => {
    const missing = Number(isMissing(left)) - Number(isMissing(right));
    return missing || sign * compare(left, right, sort.key);
  });
}
