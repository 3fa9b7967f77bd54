import "server-only";
import { randomUUID } from "node:crypto";
import { accountEndpoints } from "../../contract/account.ts";
import { authEndpoints } from "../../contract/auth.ts";
import { UPSTREAM_CODES } from "../../contract/protocol/errors.ts";
import { environment } from "../../env/server.ts";
import { acceptLanguage } from "../../i18n/negotiation.ts";
import { AUTHENTICATION_PATH, withReturnUrl } from "../../paths.ts";
import { AFTER_LOGIN_PATH, safeReturnUrl } from "../../routes.ts";
import { audit } from "../../session/audit.ts";
import { beginPending, beginSession } from "../../session/begin.ts";
import { bearerProblem } from "../../session/call.ts";
import { callUpstream } from "../../upstream/call.ts";
import { UpstreamInvalidError } from "../../upstream/errors.ts";
import { readJson } from "../handler/body.ts";
import { ApiError, refusalError } from "../handler/errors.ts";
import { type HandlerContext, json } from "../handler/handler.ts";
import { attempt } from "../limits/limits.ts";
import { OWN_ROUTES } from "../routes/own-routes.ts";
import { isNewDevice } from "./known-devices.ts";
import { savedPreferences } from "./preferences.ts";

const USER_AGENT = /^[\x20-\x7e]{1,400}$/;

/** What a call of a session handler says about itself to the upstream. */
export function upstreamContext({ requestId, address, request, locale }: HandlerContext) {
  const agent = request.headers.get("user-agent") ?? "";
  const userAgent = USER_AGENT.test(agent) ? agent : undefined;
  const language = acceptLanguage(locale);
  return { requestId, clientAddress: address, signal: request.signal, userAgent, language };
}

/**
 * The member behind an access token: a login is complete only when the upstream says who it is (R4.2).
 * Their saved language and theme go to a device that has none of its own.
 *
 * @returns the member's id, or the username where the upstream gives none; and how long nobody may be active
 */
export async function loadMember(
  accessToken: string,
  context: HandlerContext,
): Promise<{ userId: string; autoLogoutMinutes: number }> {
  const { requestId } = context;
  const profile = await callUpstream(
    accountEndpoints.profile,
    {},
    { ...upstreamContext(context), bearer: accessToken },
  );
  if (profile.ok) {
    context.setCookies(savedPreferences(profile.value, context));
    const { id, username, settings } = profile.value;
    return { userId: id ?? username, autoLogoutMinutes: settings?.autoLogoutMinutes ?? 0 };
  }
  if (bearerProblem(profile.refusal, requestId)) {
    throw new UpstreamInvalidError("The upstream refuses the token it has just issued", {
      requestId,
    });
  }
  throw refusalError(profile.refusal, false);
}

/** Where a completed login goes (R2.3). */
export function destination(returnUrl: string | undefined): string {
  return safeReturnUrl(returnUrl, environment().appOrigin) ?? AFTER_LOGIN_PATH;
}

/** Who has just signed in, for those who watch over it. */
export async function auditSignIn(
  { request, requestId }: HandlerContext,
  signIn: {
    /** The name that was typed; a passkey needs none. */
    readonly account?: string;
    readonly userId: string;
    readonly sid: string;
    readonly by: "password" | "password and code" | "passkey";
  },
): Promise<void> {
  const { account, userId, sid, by } = signIn;
  const newDevice = await isNewDevice(userId, request.headers.get("user-agent") ?? "");
  audit("sign-in", { requestId, account, member: userId, sid, by, newDevice });
}

/** Tells of a refusal, the upstream's or ours, before it goes out. */
export async function audited<Result>(
  event: "sign-in refused" | "code refused",
  { requestId, log }: HandlerContext,
  account: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { upstreamStatus } = log;
    if (error instanceof ApiError)
      audit(event, { requestId, account, code: error.code, upstreamStatus });
    throw error;
  }
}

/** POST /api/session/login (R4.2): begins a session, or one that owes its second factor. */
export async function handleLogin(context: HandlerContext): Promise<Response> {
  const { request, text, address, requestId, replaceSession, log } = context;
  const { returnUrl, ...credentials } = await readJson(request, OWN_ROUTES.login.body, text);
  const account = credentials.username;
  const sid = randomUUID();
  const tokens = await audited("sign-in refused", context, account, async () => {
    const result = await attempt({ kind: "login", account, address }, () =>
      callUpstream(authEndpoints.login, { body: credentials }, upstreamContext(context)),
    );
    if (result.ok) return result.value;
    log.upstreamStatus = result.refusal.status;
    const isPasskeyWanted = result.refusal.body.statusCode === UPSTREAM_CODES.stepUpRequired;
    const isFrozen = result.refusal.body.statusCode === UPSTREAM_CODES.accountFrozen;
    if (isPasskeyWanted) throw new ApiError("PASSKEY_REQUIRED");
    // The way back has a page of its own, which the upstream's words do not name.
    throw refusalError(result.refusal, !isFrozen);
  });
  const { accessToken, refreshToken, gg2FAToken, validGG2FA } = tokens;
  if (validGG2FA) {
    if (!accessToken) {
      throw new UpstreamInvalidError("A complete login without an access token", { requestId });
    }
    const member = await loadMember(accessToken, context);
    await replaceSession(await beginSession({ accessToken, refreshToken, ...member }, sid));
    await auditSignIn(context, { account, userId: member.userId, sid, by: "password" });
    return json({ next: destination(returnUrl) });
  }
  if (!gg2FAToken) {
    throw new UpstreamInvalidError("A pending login without a second-factor token", { requestId });
  }
  const pending = { twoFactorToken: gg2FAToken, refreshToken, username: account };
  await replaceSession(await beginPending(pending, sid));
  audit("code owed", { requestId, account, sid });
  const back = safeReturnUrl(returnUrl, environment().appOrigin);
  return json({ next: withReturnUrl(AUTHENTICATION_PATH, back) });
}
