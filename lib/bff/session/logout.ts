import "server-only";
import { environment } from "../../env/server.ts";
import { audit } from "../../session/audit.ts";
import { deleteAllCookies, deleteCookie } from "../../session/cookies.ts";
import { endAtUpstream } from "../../session/end.ts";
import { refuseBody } from "../handler/body.ts";
import { empty, type HandlerContext } from "../handler/handler.ts";

/** POST /api/session/logout (R4.3): the session is over here at once; the answer is 204 whoever asks. */
export async function handleLogout(context: HandlerContext): Promise<Response> {
  const { request, session, requestId, replaceSession, log } = context;
  await refuseBody(request);
  const { isSecure } = environment();
  const [isToldToUpstream] = await Promise.all([
    endAtUpstream(session, requestId),
    replaceSession([
      ...deleteAllCookies(isSecure),
      ...(session.state === "member" && session.seen ? [deleteCookie("seen", isSecure)] : []),
    ]),
  ]);
  if (!isToldToUpstream) log.cause = "The upstream was not told of the logout";
  if (session.state === "member")
    audit("logout", { requestId, member: session.anchor.userId, sid: session.anchor.sid });
  return empty(204);
}
