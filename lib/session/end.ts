import "server-only";
import { authEndpoints } from "../contract/auth.ts";
import { type CallContext, callUpstream } from "../upstream/call.ts";
import { UpstreamFault } from "../upstream/errors.ts";
import type { Session } from "./read.ts";

/** Ample for a refresh that was under way at the logout. */
const REMEMBER_MS = 60_000;
const MAX_REMEMBERED = 10_000;
const UPSTREAM_LOGOUT_MS = 2_000;

type Call = Pick<CallContext, "requestId" | "signal">;

const shared = globalThis as typeof globalThis & { merlinEndedSessions?: Map<string, number> };

function ended(): Map<string, number> {
  shared.merlinEndedSessions ??= new Map();
  return shared.merlinEndedSessions;
}

/** True when this process has just seen the session's logout: a refresh that ends later must not revive it. */
export function hasEnded(sid: string): boolean {
  const at = ended().get(sid);
  return at !== undefined && Date.now() - at < REMEMBER_MS;
}

function markEnded(sid: string): void {
  const sessions = ended();
  sessions.set(sid, Date.now());
  for (const [oldest, at] of sessions) {
    if (Date.now() - at < REMEMBER_MS && sessions.size <= MAX_REMEMBERED) return;
    sessions.delete(oldest);
  }
}

// A browser drops the access cookie at the token's end; the upstream's session outlives it by weeks
// and only an access token can end it.
async function bearerOf(session: Session, call: Call): Promise<string | null> {
  if (session.state === "guest") return null;
  if (session.state === "pending") return session.pending.twoFactorToken;
  if (session.access) return session.access.accessToken;
  const { refreshToken } = session.anchor;
  if (refreshToken === "") return null;
  const renewed = await callUpstream(authEndpoints.refresh, {}, { ...call, bearer: refreshToken });
  return renewed.ok ? renewed.value.accessToken : null;
}

/**
 * Ends a session: here at once, at the upstream as far as it answers in two seconds. The caller
 * deletes the cookies whatever the outcome.
 *
 * @returns false when the upstream could not be told
 */
export async function endSession(session: Session, requestId: string): Promise<boolean> {
  if (session.state === "guest") return true;
  markEnded(session.state === "member" ? session.anchor.sid : session.pending.sid);
  const call: Call = { requestId, signal: AbortSignal.timeout(UPSTREAM_LOGOUT_MS) };
  try {
    const bearer = await bearerOf(session, call);
    if (bearer === null) return false;
    return (await callUpstream(authEndpoints.logout, {}, { ...call, bearer })).ok;
  } catch (error) {
    if (error instanceof UpstreamFault) return false;
    throw error;
  }
}
