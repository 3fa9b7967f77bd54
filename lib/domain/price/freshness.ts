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
