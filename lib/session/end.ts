import "server-only";
import { authEndpoints } from "../contract/auth.ts";
import { callUpstream } from "../upstream/call.ts";
import { UpstreamFault } from "../upstream/errors.ts";
import type { Session } from "./read.ts";

/** Ample for a refresh that was under way at the logout. */
const REMEMBER_MS = 60_000;
const MAX_REMEMBERED = 10_000;
const UPSTREAM_LOGOUT_MS = 2_000;

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

/**
 * Ends a session: here at once, at the upstream as far as it answers in two seconds. The caller
 * deletes the cookies whatever the outcome.
 *
 * @returns false when the upstream could not be told
 */
export async function endSession(session: Session, requestId: string): Promise<boolean> {
  if (session.state === "guest") return true;
  markEnded(session.state === "member" ? session.anchor.sid : session.pending.sid);
  const bearer =
    session.state === "member" ? session.access?.accessToken : session.pending.twoFactorToken;
  if (!bearer) return false;
  try {
    const context = { requestId, bearer, timeoutMs: UPSTREAM_LOGOUT_MS };
    return (await callUpstream(authEndpoints.logout, {}, context)).ok;
  } catch (error) {
    if (error instanceof UpstreamFault) return false;
    throw error;
  }
}
