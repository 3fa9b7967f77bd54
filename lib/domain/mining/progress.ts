import type { MiningSession } from "../../contract/mining.ts";

/** How much of a session's time has passed by the server's clock, from 0 to 100. */
export function sessionPercent({
  startedAt,
  endsAt,
  serverTime,
}: Pick<MiningSession, "startedAt" | "endsAt" | "serverTime">): number {
  if (!startedAt || !endsAt) return 0;
  const start = Date.parse(startedAt);
  const span = Date.parse(endsAt) - start;
  if (span <= 0) return 0;
  return Math.min(100, Math.max(0, ((Date.parse(serverTime) - start) / span) * 100));
}

/** Whether the member has ever started a session, as far as the newest one tells. */
export function hasMined({ state, startedAt }: MiningSession): boolean {
  return state !== "idle" || startedAt != null;
}
