import type { MiningSession } from "../../contract/mining.ts";
import { isZero } from "../../money/render.ts";
import { fromUnits, toUnits } from "../../money/units.ts";

/** The newest session as the screen shows it; amounts are plain decimals in mBTC. */
export interface SessionView
  extends Pick<
    MiningSession,
    "state" | "accrued" | "accruedAt" | "ratePerHour" | "unclaimed" | "serverTime"
  > {
  readonly startedAt: string | null;
  readonly endsAt: string | null;
  /** What the session has earned so far before and after the fee; null when no segments are given. */
  readonly earned: { readonly gross: string; readonly fee: string; readonly net: string } | null;
}

function sum(amounts: readonly string[]): string {
  return fromUnits(amounts.reduce((all, amount) => all + toUnits(amount), 0n));
}

/** The few fields of a session that the screen shows. */
export function sessionView(session: MiningSession): SessionView {
  const { state, accrued, accruedAt, ratePerHour, unclaimed, serverTime, segments } = session;
  return {
    state,
    accrued,
    accruedAt,
    ratePerHour,
    unclaimed,
    serverTime,
    startedAt: session.startedAt ?? null,
    endsAt: session.endsAt ?? null,
    earned:
      segments && segments.length > 0
        ? {
            gross: sum(segments.map(({ gross }) => gross)),
            fee: sum(segments.map(({ fee }) => fee)),
            net: sum(segments.map(({ net }) => net)),
          }
        : null,
  };
}

/** The later of two answers, by the service's clock: an older one never replaces a newer one. */
export function newerSession(one: SessionView, other: SessionView | null): SessionView {
  return other && Date.parse(other.serverTime) > Date.parse(one.serverTime) ? other : one;
}

/** Whether there is anything to claim. */
export function canClaim(unclaimed: string): boolean {
  return !isZero(unclaimed);
}
