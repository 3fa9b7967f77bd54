import "server-only";
import { authEndpoints } from "../contract/auth.ts";
import { DEFINITE_REFUSALS } from "../contract/protocol/errors.ts";
import { waitUntil } from "../process/after-answer.ts";
import { logLine } from "../process/log.ts";
import { callUpstream } from "../upstream/call.ts";
import { UpstreamFault } from "../upstream/errors.ts";
import { audit } from "./audit.ts";
import { bearerProblem } from "./call.ts";
import { markEnded } from "./ended.ts";
import type { Session } from "./read.ts";

const UPSTREAM_LOGOUT_MS = 2_000;

/** Where it stands with the upstream's session after one logout call. */
type Told = "ended" | "expired" | "refused";

async function tellUpstream(bearer: string, requestId: string, signal: AbortSignal): Promise<Told> {
  const result = await callUpstream(authEndpoints.logout, {}, { requestId, signal, bearer });
  if (result.ok) return "ended";
  const problem = bearerProblem(result.refusal, requestId);
  if (problem === "revoked") return "ended";
  return problem === "expired" ? "expired" : "refused";
}

// A browser drops the access cookie at the token's end, or sends one that the upstream calls expired; its
// session outlives that by weeks, and only an access token can end it.
async function tellOfTokens(
  accessToken: string | undefined,
  refreshToken: string,
  requestId: string,
  signal: AbortSignal,
) {
  const told = accessToken ? await tellUpstream(accessToken, requestId, signal) : "expired";
  if (told !== "expired") return told === "ended";
  if (refreshToken === "") return false;
  const as = { requestId, signal, bearer: refreshToken };
  const renewed = await callUpstream(authEndpoints.refresh, {}, as);
  if (!renewed.ok) return DEFINITE_REFUSALS.has(renewed.refusal.status);
  return (await tellUpstream(renewed.value.accessToken, requestId, signal)) === "ended";
}

/**
 * Ends a session at the upstream, as far as it answers in two seconds.
 * @returns false when it may live on there
 */
async function endAtUpstream(session: Session, requestId: string): Promise<boolean> {
  if (session.state === "guest") return true;
  const signal = AbortSignal.timeout(UPSTREAM_LOGOUT_MS);
  try {
    if (session.state === "member") {
      const { access, anchor } = session;
      return await tellOfTokens(access?.accessToken, anchor.refreshToken, requestId, signal);
    }
    const { passed, twoFactorToken } = session.pending;
    if (passed)
      return await tellOfTokens(passed.accessToken, passed.refreshToken, requestId, signal);
    return (await tellUpstream(twoFactorToken, requestId, signal)) === "ended";
  } catch (error) {
    if (error instanceof UpstreamFault) return false;
    throw error;
  }
}

/** Ends a session at the upstream, for longer than the answer takes where need be; that it could not is a line in the log. */
export async function endBehindAnswer(
  session: Session,
  requestId: string,
  event: "logout not told" | "idle logout not told",
): Promise<void> {
  const telling = endAtUpstream(session, requestId).then(
    (isTold) => (isTold ? null : "The upstream was not told of the logout"),
    (error: unknown) => (error instanceof Error ? error.name : typeof error),
  );
  const told = telling.then((cause) => {
    if (cause) logLine({ event, requestId, cause }, "warn");
  });
  waitUntil()?.(told);
  await told;
}

/**
 * Ends a session in which nobody was active, where this is the first to notice: here and at all instances at once, at the
 * upstream behind the answer.
 */
export async function endAbandoned(session: Session, requestId: string): Promise<void> {
  if (session.state !== "guest" || !session.abandoned) return;
  const { abandoned } = session;
  await markEnded(abandoned);
  const { userId, sid } = abandoned.anchor;
  audit("idle logout", { requestId, member: userId, sid });
  void endBehindAnswer(abandoned, requestId, "idle logout not told");
}
