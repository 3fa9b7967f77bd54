import "server-only";
import { environment } from "../../env/server.ts";
import { callAsMember } from "../../session/call.ts";
import { deleteAllCookies } from "../../session/cookies.ts";
import { hasEnded } from "../../session/ended.ts";
import type { MemberSession, Session } from "../../session/read.ts";
import type { UpstreamResult } from "../../upstream/answer.ts";
import { ApiError } from "./errors.ts";
import type { HandlerContext } from "./handler.ts";

/** What a guest is told where a session is needed: that theirs has ended, or that there is none. */
export function noSession({ hasEnded, wasIdle }: Extract<Session, { state: "guest" }>): ApiError {
  if (wasIdle) return new ApiError("SESSION_EXPIRED", { details: { reason: "idle" } });
  return new ApiError(hasEnded ? "SESSION_EXPIRED" : "UNAUTHENTICATED");
}

/**
 * The member who asks.
 * @throws ApiError UNAUTHENTICATED, SESSION_EXPIRED, SECOND_FACTOR_REQUIRED
 */
export function requireMember({ session }: Pick<HandlerContext, "session">): MemberSession {
  if (session.state === "guest") throw noSession(session);
  if (session.state === "pending") throw new ApiError("SECOND_FACTOR_REQUIRED");
  return session;
}

/**
 * Ends the session of the member who asks, which the upstream calls over, here too. Where another answer has said so before,
 * the browser may hold the next login's cookies.
 */
export async function endRefused(context: HandlerContext): Promise<void> {
  if (await hasEnded(requireMember(context).anchor)) return;
  await context.replaceSession(deleteAllCookies(environment().isSecure));
}

/**
 * Calls the upstream as the member who asks, and sets or deletes cookies as the answer wants.
 *
 * @param send sends the call with a bearer; it is called twice at most
 * @throws ApiError SESSION_EXPIRED, SECOND_FACTOR_REQUIRED; UpstreamFault as `callAsMember` does
 */
export async function callForMember<Value>(
  context: HandlerContext,
  send: (bearer: string) => Promise<UpstreamResult<Value>>,
): Promise<UpstreamResult<Value>> {
  const { requestId, log, setCookies } = context;
  const outcome = await callAsMember(send, requireMember(context), requestId, (cookies) => {
    log.refresh = "refreshed";
    setCookies(cookies);
  });
  if (outcome.kind === "over") {
    log.refresh = "over";
    await endRefused(context);
    throw new ApiError("SESSION_EXPIRED");
  }
  if (outcome.kind === "second-factor") throw new ApiError("SECOND_FACTOR_REQUIRED");
  return outcome.result;
}
