import "server-only";
import { environment } from "../../env/server.ts";
import { deleteAllCookies } from "../../session/cookies.ts";
import { endSession } from "../../session/end.ts";
import { refuseBody } from "../body.ts";
import { empty, type HandlerContext } from "../handler.ts";

/** POST /api/session/logout (R4.3): local first; the answer is 204 whoever asks. */
export async function logout({ request, session, requestId, setCookies, log }: HandlerContext) {
  await refuseBody(request);
  setCookies(deleteAllCookies(environment().isSecure));
  if (!(await endSession(session, requestId)))
    log.cause = "The upstream was not told of the logout";
  return empty(204);
}
