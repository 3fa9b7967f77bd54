import { fromUnits, toUnits } from "../../money/units.ts";
import type { SessionView } from "./session-view.ts";

const HOUR_MS = 3_600_000n;

/**
 * How long the counter goes on without a word from the service. Within it a rate that has fallen
 * meanwhile is of no weight; beyond it the counter waits.
 */
const MAX_AHEAD_MS = 120_000;

/** What a counter shows: units of 10⁻¹⁸ mBTC, and since which claim they are counted. */
interface Shown {
  readonly basis: string;
  readonly units: bigint;
}

function grownUnits(session: SessionView, nowMs: number): bigint {
  if (session.state !== "running") return 0n;
  const from = Date.parse(session.accruedAt);
  const end = session.endsAt ? Date.parse(session.endsAt) : Number.POSITIVE_INFINITY;
  const until = Math.min(nowMs, end, from + MAX_AHEAD_MS);
  const ms = BigInt(Math.max(0, Math.floor(until - from)));
  return (toUnits(session.ratePerHour) * ms) / HOUR_MS;
}

/**
 * What of a session can be claimed at a moment: what the service counted, and while it runs what has
 * been added to it at its rate since then, up to its end.
 *
 * @param nowMs by the service's clock
 */
export function claimableAt(session: SessionView, nowMs: number): Shown {
  const unclaimed = toUnits(session.unclaimed);
  const claimed = toUnits(session.accrued) - unclaimed;
  return {
    basis: `${session.startedAt ?? ""} ${claimed}`,
    units: unclaimed + grownUnits(session, nowMs),
  };
}

/**
 * The next figure of a counter. When the service counted less than was shown, since a bonus has ended
 * or a division was cut, the counter waits for it; only a claim or a new session takes it down.
 */
export function neverBack(last: Shown, next: Shown): Shown {
  return last.basis === next.basis && next.units < last.units ? last : next;
}

/** The figure of a counter as a plain decimal with 18 decimals. */
export function shownAmount({ units }: Shown): string {
  return fromUnits(units);
}
