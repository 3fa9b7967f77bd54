import type { MiningSession } from "../../contract/mining.ts";

/** How much of a session's time has passed by the server's clock, in whole percent. */
export function sessionPercent({
  startedAt,
  endsAt,
  serverTime,
}: Pick<MiningSession, "startedAt" | "endsAt" | "serverTime">): number {
  if (!startedAt || !endsAt) return 0;
  const start = Date.parse(startedAt);
  const span = Date.parse(endsAt) - start;
  if (span <= 0) return 0;
  const passed = Date.parse(serverTime) - start;
  return Math.min(100, Math.max(0, Math.floor((passed * 100) / span)));
}

/** Whether the member has ever started a session, as far as the newest one tells. */
export function hasMined({ state, startedAt }: MiningSession): boolean {
  return state !== "idle" || startedAt != null;
}
