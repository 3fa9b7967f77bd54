import { randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import { conflict, notFound, rateLimited } from "../http/refusal.ts";
import { findById, type Member } from "../members/member.ts";
import { lastSentAt, sendMail } from "./outbox.ts";

const RESEND_AFTER_MS = 30_000;
const LINK_VALID_MS = 24 * 3_600_000;

/** Sends the link that confirms a member's address: `{appOrigin}/verify-email?token=…`. */
export function sendActivation(database: Database, member: Member, appOrigin: string): void {
  const token = randomBytes(32).toString("base64url");
  database.run(
    "INSERT INTO mail_token (token, kind, member_id, expires_at) VALUES (?, 'verify-email', ?, ?)",
    token,
    member.id,
    Date.now() + LINK_VALID_MS,
  );
  const link = `${appOrigin}/verify-email?token=${token}`;
  sendMail(database, {
    kind: "verify-email",
    memberId: member.id,
    recipient: member.email,
    subject: "Confirm your e-mail address",
    text: `Hello ${member.fullName}, please confirm your address within 24 hours: ${link}`,
    link,
  });
}

function findRecipient(database: Database, tokenOrId: string): Member | undefined {
  const row = database.get<{ id: number }>(
    "SELECT id FROM member WHERE resend_id = ? UNION SELECT member_id FROM mail_token WHERE token = ? AND kind = 'verify-email'",
    tokenOrId,
    tokenOrId,
  );
  return row && findById(database, row.id);
}

/**
 * Sends the link again, by the id from sign-up or by an earlier link's token.
 * @throws Refusal 404 unknown, 409 confirmed already, 429 less than 30 s after the last mail
 */
export function resendActivation(database: Database, tokenOrId: string, appOrigin: string): void {
  const member = findRecipient(database, tokenOrId);
  if (!member) throw notFound("This link is unknown.");
  if (member.emailVerified) throw conflict("This e-mail address is confirmed already.");
  const waitMs =
    (lastSentAt(database, member.id, "verify-email") ?? 0) + RESEND_AFTER_MS - Date.now();
  if (waitMs > 0) {
    throw rateLimited("The last mail is less than 30 seconds old.", Math.ceil(waitMs / 1000));
  }
  sendActivation(database, member, appOrigin);
}
