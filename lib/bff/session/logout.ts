import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { environment } from "../../env/server.ts";
import { audit } from "../../session/audit.ts";
import { deleteAllCookies } from "../../session/cookies.ts";
import { endBehindAnswer } from "../../session/end.ts";
import { refuseBody } from "../handler/body.ts";
import { empty, type HandlerContext } from "../handler/handler.ts";

/** What a logout's answer waits for the upstream: later its deletions could meet the cookies of a login made meanwhile. */
const PATIENCE_MS = 250;

/** POST /api/session/logout (R4.3): the session is over here at once; the answer is 204 whoever asks. */
export async function handleLogout(context: HandlerContext): Promise<Response> {
  const { request, session, requestId, replaceSession } = context;
  await refuseBody(request);
  const told = endBehindAnswer(session, requestId, "logout not told");
  await Promise.all([
    Promise.race([told, wait(PATIENCE_MS)]),
    replaceSession(deleteAllCookies(environment().isSecure)),
  ]);
  if (session.state === "member")
    audit("logout", { requestId, member: session.anchor.userId, sid: session.anchor.sid });
  return empty(204);
}
