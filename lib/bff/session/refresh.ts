import "server-only";
import { environment } from "../../env/server.ts";
import { AUTHENTICATION_PATH, expiredLoginPath, LOGIN_PATH, withReturnUrl } from "../../paths.ts";
import { AFTER_LOGIN_PATH, safeReturnUrl } from "../../routes.ts";
import { guardCookie, REFRESH_GUARD_COOKIE } from "../../session/cookies.ts";
import { type RefreshOutcome, refreshAccess } from "../../session/refresh.ts";
import { refuseBody } from "../handler/body.ts";
import { ApiError } from "../handler/errors.ts";
import { empty, type HandlerContext } from "../handler/handler.ts";
import { endRefused, requireMember } from "../handler/member.ts";

async function renew(context: HandlerContext): Promise<RefreshOutcome> {
  const { requestId, setCookies, log } = context;
  const session = requireMember(context);
  const outcome = await refreshAccess(session.anchor, session.access?.accessToken, requestId);
  log.refresh = outcome.kind;
  if (outcome.kind === "over") await endRefused(context);
  else setCookies([guardCookie(environment().isSecure)]);
  if (outcome.kind === "refreshed") setCookies(outcome.cookies);
  return outcome;
}

/** POST /api/session/refresh: renews the session for a page that cannot set cookies. */
export async function refreshForIsland(context: HandlerContext): Promise<Response> {
  await refuseBody(context.request);
  const outcome = await renew(context);
  if (outcome.kind === "over") throw new ApiError("SESSION_EXPIRED");
  if (outcome.kind === "unavailable") throw outcome.fault;
  return empty(204);
}

/**
 * GET /api/session/refresh: the same for a document load, which is sent back where it came from. It
 * may be linked from anywhere, so it asks the upstream before it drops a session, and does nothing
 * else. Within ten seconds of a renewal it only sends back.
 */
export async function refreshForDocument(context: HandlerContext): Promise<Response> {
  const { request, session, cookies } = context;
  const query = new URL(request.url).searchParams;
  const back = safeReturnUrl(query.get("returnUrl"), environment().appOrigin);
  const location = (to: string) => empty(303, { location: to });
  if (session.state === "pending") return location(withReturnUrl(AUTHENTICATION_PATH, back));
  if (session.state === "guest")
    return location(
      session.hasEnded
        ? expiredLoginPath(back, session.wasIdle ? "idle" : "expired")
        : withReturnUrl(LOGIN_PATH, back),
    );
  if (cookies[REFRESH_GUARD_COOKIE] === undefined) {
    const outcome = await renew(context);
    if (outcome.kind === "over") return location(expiredLoginPath(back));
  }
  return location(back ?? AFTER_LOGIN_PATH);
}
