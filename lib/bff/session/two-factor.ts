import "server-only";
import { randomUUID } from "node:crypto";
import { accountEndpoints } from "../../contract/account.ts";
import { environment } from "../../env/server.ts";
import { beginSession, sealPending } from "../../session/begin.ts";
import { bearerProblem } from "../../session/call.ts";
import { type CookieChange, deleteCookie } from "../../session/cookies.ts";
import { endBehindAnswer } from "../../session/end.ts";
import { hasEnded, hasSignInEnded } from "../../session/ended.ts";
import { OversizedSealError, type Pending } from "../../session/seal.ts";
import { callUpstream } from "../../upstream/call.ts";
import { UpstreamInvalidError } from "../../upstream/errors.ts";
import { readJson } from "../handler/body.ts";
import { ApiError, refusalError } from "../handler/errors.ts";
import { type HandlerContext, json } from "../handler/handler.ts";
import { noSession } from "../handler/member.ts";
import { attempt } from "../limits/limits.ts";
import { OWN_ROUTES } from "../routes/own-routes.ts";
import { audited, auditSignIn, destination, loadMember, upstreamContext } from "./login.ts";

/** Turns a code into the tokens of a member; a wrong one is counted. */
async function passCode(
  context: HandlerContext,
  pending: Pending,
  code: string,
): Promise<NonNullable<Pending["passed"]>> {
  const { address, requestId, setCookies, log } = context;
  const as = { ...upstreamContext(context), bearer: pending.twoFactorToken };
  const account = pending.username;
  return audited("code refused", context, account, async () => {
    const result = await attempt({ kind: "code", account, address }, () =>
      callUpstream(accountEndpoints.twoFactorValid, { body: { code } }, as),
    );
    if (result.ok) {
      const { accessToken, refreshToken } = result.value;
      return { accessToken, refreshToken: refreshToken || pending.refreshToken };
    }
    log.upstreamStatus = result.refusal.status;
    if (bearerProblem(result.refusal, requestId, true)) {
      // Alone: the session that another tab's code is beginning has the others.
      setCookies([deleteCookie("pending", environment().isSecure)]);
      throw new ApiError("SESSION_EXPIRED");
    }
    setCookies([await sealPending({ ...pending, tries: pending.tries + 1 })]);
    throw refusalError(result.refusal, true);
  });
}

/** The pending session with what its code has brought; none where that fits into no cookie, and the code is asked again. */
async function sealPassed(pending: Pending, passed: Pending["passed"]): Promise<CookieChange[]> {
  try {
    return [await sealPending({ ...pending, passed })];
  } catch (error) {
    if (error instanceof OversizedSealError) return [];
    throw error;
  }
}

/** Refuses a sign-in that has ended while its code was on its way, and ends upstream what the code has brought. */
function giveUp({ requestId, setCookies }: HandlerContext, pending: Pending): never {
  setCookies([deleteCookie("pending", environment().isSecure)]);
  void endBehindAnswer({ state: "pending", pending }, requestId, "logout not told");
  throw new ApiError("SESSION_EXPIRED");
}

/**
 * POST /api/session/two-factor (R4.2): turns a pending session into a member's, under a new session
 * id. The refresh token that came with the password was inert until now.
 */
export async function twoFactor(context: HandlerContext): Promise<Response> {
  const { request, text, session, setCookies, replaceSession } = context;
  if (session.state === "guest") throw noSession(session);
  const { code, returnUrl } = await readJson(request, OWN_ROUTES.twoFactor.body, text);
  // Another tab has passed it meanwhile.
  if (session.state === "member") return json({ next: destination(returnUrl) });
  const { pending } = session;
  const passed = pending.passed ?? (await passCode(context, pending, code));
  const refuse = () => giveUp(context, { ...pending, passed });
  const member = await loadMember(passed.accessToken, context).catch(async (error: unknown) => {
    if (await hasEnded(pending)) refuse();
    // The code is spent: who tries again needs no other one, unless what it brought is not taken any more.
    const isOver = pending.passed !== undefined && error instanceof UpstreamInvalidError;
    setCookies(await sealPassed(pending, isOver ? undefined : passed));
    throw error;
  });
  if (await hasSignInEnded(pending, member.userId)) refuse();
  const sid = randomUUID();
  await replaceSession(await beginSession({ ...passed, ...member }, sid));
  const account = pending.username;
  await auditSignIn(context, { account, userId: member.userId, sid, by: "password and code" });
  return json({ next: destination(returnUrl) });
}
