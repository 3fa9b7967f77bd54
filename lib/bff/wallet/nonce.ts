import "server-only";
import { refuseBody } from "../handler/body.ts";
import { type HandlerContext, json } from "../handler/handler.ts";
import { requireMember } from "../handler/member.ts";
import { countWalletCall } from "../limits/limits.ts";
import { issueNonce } from "./sealed-nonce.ts";

/** POST /api/wallet/nonce: a number for one signature, bound to this session, good for five minutes. */
export async function nonce(context: HandlerContext): Promise<Response> {
  const { anchor } = requireMember(context);
  await refuseBody(context.request);
  await countWalletCall("nonce", anchor.userId);
  return json(issueNonce(anchor.sid, Date.now()));
}
