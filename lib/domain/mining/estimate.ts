import { fromUnits, toUnits } from "../../money/units.ts";
import type { SessionView } from "./session-view.ts";

const HOUR_MS = 3_600_000n;
const HOURS = { day: 24n, week: 168n, month: 720n } as const;
type EstimatePeriod = keyof typeof HOURS;
export const ESTIMATE_PERIODS = Object.keys(HOURS) as EstimatePeriod[];

/** An hour's rate is cut at 18 decimals, so what it gives in a month is known to about 12. */
const KNOWN = 10n ** 6n;

/** What an hour's rate gives over many hours, in units of the last decimal, rounded to the twelve decimals that are known. */
export function roundToKnown(units: bigint): bigint {
  return ((units + KNOWN / 2n) / KNOWN) * KNOWN;
}

/**
 * What a rate would give in a day, a week or thirty days if nothing changed and sessions followed each
 * other without a gap, in mBTC, rounded to twelve decimals: 0.0064 and not 0.006399999999999984.
 */
export function estimateNet(netPerHour: string, period: EstimatePeriod): string {
  return fromUnits(roundToKnown(toUnits(netPerHour) * HOURS[period]));
}

/** What can be claimed when a running session ends if nothing changes until then, in mBTC, rounded as `estimateNet`. */
export function estimateAtEnd({
  unclaimed,
  accruedAt,
  endsAt,
  ratePerHour,
}: Pick<SessionView, "unclaimed" | "accruedAt" | "ratePerHour"> & { endsAt: string }): string {
  const left = BigInt(Math.max(0, Date.parse(endsAt) - Date.parse(accruedAt)));
  return fromUnits(roundToKnown(toUnits(unclaimed) + (toUnits(ratePerHour) * left) / HOUR_MS));
}
