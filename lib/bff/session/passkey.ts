import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { authEndpoints } from "../../contract/auth.ts";
import { environment } from "../../env/server.ts";
import { beginSession, sealCeremony } from "../../session/begin.ts";
import { cookieName, deleteCookie } from "../../session/cookies.ts";
import { unsealCookie } from "../../session/seal.ts";
import { callUpstream } from "../../upstream/call.ts";
import { UpstreamInvalidError } from "../../upstream/errors.ts";
import { readJson, refuseBody } from "../handler/body.ts";
import { ApiError, refusalError } from "../handler/errors.ts";
import { type HandlerContext, json } from "../handler/handler.ts";
import { attempt, countCeremony, takeOnce } from "../limits/limits.ts";
import { OWN_ROUTES } from "../routes/own-routes.ts";
import { audited, auditSignIn, destination, loadMember, upstreamContext } from "./login.ts";

/**
 * POST /api/session/passkey/options: a challenge of the upstream for this browser alone. One for another site than ours is
 * an invalid answer: no browser would sign it.
 */
export async function passkeyOptions(context: HandlerContext): Promise<Response> {
  const { request, requestId, address, setCookies, log } = context;
  await refuseBody(request);
  await countCeremony(address);
  const result = await callUpstream(
    authEndpoints.loginPasskeyOptions,
    {},
    upstreamContext(context),
  );
  if (!result.ok) {
    log.upstreamStatus = result.refusal.status;
    throw refusalError(result.refusal, false);
  }
  const { ceremonyId, publicKey } = result.value;
  if (publicKey.rpId !== new URL(environment().appOrigin).hostname) {
    throw new UpstreamInvalidError("A challenge for another site than APP_ORIGIN", { requestId });
  }
  setCookies([await sealCeremony(ceremonyId)]);
  return json({ publicKey });
}

async function ownCeremony({ cookies }: HandlerContext): Promise<string> {
  const seal = cookies[cookieName("ceremony", environment().isSecure)];
  const opened = seal === undefined ? null : await unsealCookie("ceremony", seal);
  if (opened?.status !== "open") throw new ApiError("CEREMONY_OVER");
  if (!(await takeOnce(opened.value.sid))) throw new ApiError("CEREMONY_OVER");
  return opened.value.ceremonyId;
}

/**
 * POST /api/session/passkey: begins a session for whom the upstream finds to have signed this browser's challenge, which is
 * good for one try.
 */
export async function handlePasskey(context: HandlerContext): Promise<Response> {
  const { request, text, address, requestId, replaceSession, setCookies, log } = context;
  const { assertion, returnUrl } = await readJson(request, OWN_ROUTES.passkey.body, text);
  const tokens = await audited("sign-in refused", context, undefined, async () => {
    const ceremonyId = await ownCeremony(context);
    setCookies([deleteCookie("ceremony", environment().isSecure)]);
    const account = createHash("sha256").update(assertion.id).digest("hex");
    const result = await attempt({ kind: "passkey", account, address }, () =>
      callUpstream(
        authEndpoints.loginPasskey,
        { body: { ceremonyId, assertion } },
        upstreamContext(context),
      ),
    );
    if (result.ok) return result.value;
    log.upstreamStatus = result.refusal.status;
    throw refusalError(result.refusal, false);
  });
  const { accessToken, refreshToken, validGG2FA } = tokens;
  if (!validGG2FA || !accessToken) {
    throw new UpstreamInvalidError("A login by passkey without an access token", { requestId });
  }
  const member = await loadMember(accessToken, context);
  const sid = randomUUID();
  await replaceSession(await beginSession({ accessToken, refreshToken, ...member }, sid));
  await auditSignIn(context, { userId: member.userId, sid, by: "passkey" });
  return json({ next: destination(returnUrl) });
}
