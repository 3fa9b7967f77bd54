import { findById, type Member } from "../account/member.ts";
import { refreshValidity } from "../account/validity.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound, rateLimited } from "../http/refusal.ts";
import { type Sentence, say } from "../texts/say.ts";
import { findMailToken, issueMailToken, spendMailTokens } from "./mail-token.ts";
import { lastSentAt, sendMail } from "./outbox.ts";

const RESEND_AFTER_MS = 30_000;

/** Sends the link that confirms a member's address: `{appOrigin}/verify-email?token=…`. */
export function sendActivation(database: Database, member: Member, appOrigin: string): void {
  const token = issueMailToken(database, "verify-email", member.id);
  const link = `${appOrigin}/verify-email?token=${token}`;
  sendMail(database, {
    kind: "verify-email",
    member,
    subject: "Verify your email address",
    text: [say("Confirm your address within 24 hours: {link}", { link })],
    link,
  });
}

/**
 * Sends the link to a member again.
 * @throws Refusal 409 confirmed already, 429 less than 30 s after the last mail
 */
export function sendActivationAgain(database: Database, member: Member, appOrigin: string): void {
  if (member.emailVerified) throw conflict("This email address is already verified.");
  const waitMs =
    (lastSentAt(database, member.id, "verify-email") ?? 0) + RESEND_AFTER_MS - Date.now();
  if (waitMs > 0) {
    throw rateLimited("We sent the last email less than 30 seconds ago.", Math.ceil(waitMs / 1000));
  }
  sendActivation(database, member, appOrigin);
}

function findRecipient(database: Database, tokenOrId: string): Member | undefined {
  const row = database.get<{ id: number }>("SELECT id FROM member WHERE resend_id = ?", tokenOrId);
  const id = row?.id ?? findMailToken(database, "verify-email", tokenOrId)?.memberId;
  return id === undefined ? undefined : findById(database, id);
}

/**
 * Sends the link again, by the id from sign-up or by an earlier link's token.
 * @throws Refusal 404 unknown, 409 confirmed already, 429 less than 30 s after the last mail
 */
export function resendActivation(database: Database, tokenOrId: string, appOrigin: string): void {
  const member = findRecipient(database, tokenOrId);
  if (!member) throw notFound("This link isn’t ours.");
  sendActivationAgain(database, member, appOrigin);
}

/**
 * Confirms the address that a link was sent to and gives the message for the member. A link of an
 * address that is confirmed already says so instead of failing.
 * @throws Refusal 422 on `token` for an unknown, used or expired link
 */
export function confirmAddress(database: Database, token: string): Sentence {
  const found = findMailToken(database, "verify-email", token);
  const member = found && findById(database, found.memberId);
  if (member?.emailVerified) return "This email address is already verified.";
  if (!member || found.isSpent) {
    throw invalid({ token: "This link has expired, was already used or isn’t ours." });
  }
  spendMailTokens(database, "verify-email", member.id);
  database.run("UPDATE member SET email_verified = 1 WHERE id = ?", member.id);
  refreshValidity(database, { ...member, emailVerified: true });
  return "Your email address is verified.";
}
