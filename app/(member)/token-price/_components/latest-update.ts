import type { PriceView } from "@/lib/price/view";

/** When the newest of the prices was made, or null when none says so. */
export function latestUpdate(prices: readonly PriceView[]): Date | null {
  const times = prices.flatMap(({ updatedAt }) => (updatedAt ? Date.parse(updatedAt) : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
