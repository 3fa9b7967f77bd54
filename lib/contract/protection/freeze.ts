import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import { mailTokenSchema, resetPasswordSchema } from "../values/credentials.ts";
import { messageSchema } from "../values/values.ts";

/**
 * A frozen account has no session and lets nobody in: right credentials are refused with 403/4037, wrong ones as ever.
 * Withdrawals that were not sent rest, until 72 hours after the member is back. Plans and automatic mining are paused until
 * the member resumes them, offers of machines are taken back, and a closing is called off.
 */
export const freezeEndpoints = {
  /** Ends every session, the one that asks included. */
  freeze: endpoint({
    service: "account",
    method: "POST",
    path: "/freeze",
    audience: "member",
    origin: "extension",
    endsOtherSessions: "done",
  }),
};

/** What a mail's link does, without a session. */
export const freezeLinkEndpoints = {
  /**
   * By the token in each mail about a change, good once and for 7 days: 422 on `token`. While the account is frozen, each of
   * its tokens answers as the one that froze it, so that a press whose answer was lost can be repeated.
   */
  freezeByMail: endpoint({
    service: "public",
    method: "POST",
    path: "/freeze",
    audience: "public",
    origin: "extension",
    body: jsonBody(z.object({ token: mailTokenSchema })),
    response: messageSchema,
  }),
  /** The same answer whether the address is a frozen member's or not. */
  requestUnfreeze: endpoint({
    service: "public",
    method: "POST",
    path: "/unfreeze-request",
    audience: "public",
    origin: "extension",
    body: jsonBody(z.object({ email: z.email().max(254) })),
    response: messageSchema,
  }),
  /**
   * Sets a new password by the mail's token; the account opens with the next complete login by a second factor, and
   * withdrawals are held for 72 hours from then on. Recovery codes are one: with unused ones the password is pending until
   * one of them has come, though there is no authenticator app. 422 on `token`; 403/4037 for a member without a second
   * factor, whom the operator has to let in.
   */
  unfreeze: endpoint({
    service: "public",
    method: "POST",
    path: "/unfreeze",
    audience: "public",
    origin: "extension",
    body: jsonBody(resetPasswordSchema),
    response: messageSchema,
  }),
};
