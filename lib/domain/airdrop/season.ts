import type { AirdropSummary } from "../../contract/airdrop.ts";
import { compareAmounts, percentOf } from "../../money/decimal.ts";

export type Season = NonNullable<AirdropSummary["season"]>;
export type SeasonState = "upcoming" | "running" | "spent" | "ended";

/**
 * Where a season stands at a moment of the service's clock. Its pool is a hard cap: a running season
 * whose pool is given out is `spent` (R11.8).
 */
export function seasonState(
  { startsAt, endsAt, pool, distributed }: Omit<Season, "name" | "participants">,
  serverTime: string,
): SeasonState {
  const now = Date.parse(serverTime);
  if (now < Date.parse(startsAt)) return "upcoming";
  if (now >= Date.parse(endsAt)) return "ended";
  return compareAmounts(distributed, pool) < 0 ? "running" : "spent";
}

/** How much of the pool is given out, from 0 to 100 with one decimal, cut; for a bar, not for money. */
export function distributedPercent({
  pool,
  distributed,
}: Pick<Season, "pool" | "distributed">): number {
  const [whole = "0", fraction = ""] = (percentOf(distributed, pool) ?? "0").split(".");
  return Math.min(100, Number(`${whole}.${fraction.slice(0, 1)}`));
}
