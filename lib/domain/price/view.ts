import type { Price } from "../../contract/price.ts";
import { MERLIN } from "../../contract/values/tokens.ts";

/** The token whose price stands in the header (R2.8). */
export const HEADER_PRICE_CODE = MERLIN;

/** A token's price as screens show it: plain decimal strings in USDT, null where there is nothing. */
export interface PriceView {
  readonly code: string;
  readonly name: string | null;
  /** Our own address of the token's picture. */
  readonly logo: string | null;
  readonly price: string;
  /** In percent. */
  readonly change24h: string | null;
  readonly high24h: string | null;
  readonly low24h: string | null;
  readonly sparkline: readonly string[];
  readonly updatedAt: string | null;
  readonly isSimulated: boolean;
}

/** The few fields of a price entry that a screen shows. */
export function priceView(price: Price): PriceView {
  return {
    code: price.code,
    name: price.name ?? null,
    logo: price.logo?.completedUrl ?? null,
    price: price.price,
    change24h: price.change24h ?? null,
    high24h: price.high24h ?? null,
    low24h: price.low24h ?? null,
    sparkline: price.sparkline7d ?? [],
    updatedAt: price.updatedAt ?? null,
    isSimulated: price.simulated === true,
  };
}

/** Prices are renewed every minute; a shared answer may be twice as old when it arrives. */
const STALE_AFTER_MS = 300_000;

/**
 * True when the feed has not moved for so long that its figure is one of the past. Without a time
 * nothing is known, so nothing is said.
 *
 * @param nowMs milliseconds since 1970
 */
export function isStalePrice(updatedAt: string | null, nowMs: number): boolean {
  return updatedAt !== null && nowMs - Date.parse(updatedAt) > STALE_AFTER_MS;
}

/** When the newest of the prices was made, as ISO 8601, or null when none says so. */
export function latestUpdate(
  prices: readonly { readonly updatedAt: string | null }[],
): string | null {
  return prices.reduce<string | null>((latest, { updatedAt }) => {
    if (updatedAt === null) return latest;
    return latest === null || Date.parse(updatedAt) > Date.parse(latest) ? updatedAt : latest;
  }, null);
}
