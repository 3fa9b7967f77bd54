import { randomBytes, randomUUID } from "node:crypto";
import { endAllSessions } from "../auth/sessions.ts";
import { endAutomatic } from "../automation/pause.ts";
import type { Database } from "../database/database.ts";
import { memberSubject } from "../http/idempotency.ts";
import { memberBalances } from "../ledger/balances.ts";
import { postJournal } from "../ledger/journal.ts";
import { withdrawListings } from "../resale/offer.ts";
import { forgetLeaves } from "../reserves/snapshot.ts";

/** What goes with the account; sessions come last, since devices hang on them. */
export const ERASED = [
  "push_subscription",
  "price_alert",
  "kickback",
  "notification",
  "notification_preference",
  "quiet_hours",
  "mail",
  "mining_automation",
  "saved_address",
  "avatar",
  "totp_step",
  "recovery_code",
  "mail_token",
  "passkey",
  "ceremony",
  "proof",
  "login_record",
  "security_event",
  "visit_ticket",
  "visit_done",
  "lot_basis",
  "data_export",
  "invitation_code",
  "weekly_mail",
  "session",
] as const;

/** What is left is too little to be withdrawn, and goes to the treasury. */
function giveUpRest(database: Database, memberId: number, at: number): void {
  for (const [currency, { available }] of memberBalances(database, memberId)) {
    if (available === 0n) continue;
    postJournal(database, {
      kind: "fee",
      ref: `closing:${memberId}`,
      at,
      entries: [
        { account: { memberId, bucket: "available" }, currency, units: -available },
        { account: "treasury", currency, units: available },
      ],
    });
  }
}

// The seat and the ledger stay, since the tree and the books of others stand on them; nobody logs in by these names, and
// no password has this hash.
const NAMELESS = `UPDATE member SET
  username = 'closed-' || id, email = 'closed-' || id, full_name = '', resend_id = ?,
  password_hash = 'scrypt$4096$' || hex(randomblob(16)) || '$' || ?,
  email_verified = 0, is_valid = 0, phone = NULL, country = NULL, language = NULL, time_zone = NULL, theme = NULL,
  avatar_id = NULL, totp_secret = NULL, totp_pending_secret = NULL, totp_pending_until = NULL, anti_phishing = NULL,
  passkey_handle = NULL, passkey_required = 0, last_active_at = NULL, closing_at = NULL, closed_at = ?
  WHERE id = ?`;

/** Closes an account: what is personal goes, what the law wants kept stays. Belongs into a transaction. */
export function closeAccount(database: Database, memberId: number, at: number): void {
  withdrawListings(database, memberId, at);
  giveUpRest(database, memberId, at);
  endAutomatic(database, memberId);
  endAllSessions(database, memberId);
  for (const table of ERASED) database.run(`DELETE FROM ${table} WHERE member_id = ?`, memberId);
  database.run(
    "DELETE FROM reset_request WHERE email = (SELECT email FROM member WHERE id = ?)",
    memberId,
  );
  database.run("DELETE FROM idempotency WHERE subject = ?", memberSubject({ id: memberId }));
  forgetLeaves(database, memberId);
  const nobodysKey = randomBytes(32).toString("base64url");
  database.run(NAMELESS, randomUUID(), nobodysKey, at, memberId);
}

/** Erases the letter that said so, which still names the member. */
export function eraseLastLetter(database: Database, memberId: number): void {
  database.run("DELETE FROM mail WHERE member_id = ?", memberId);
}

/** Erases what was kept by law alone: identity data with its pictures, and addresses of withdrawals. */
export function eraseRetained(database: Database, memberId: number): void {
  for (const table of ["kyc_review", "kyc_file", "kyc"]) {
    database.run(`DELETE FROM ${table} WHERE member_id = ?`, memberId);
  }
  database.run("UPDATE withdrawal SET address = '', label = NULL WHERE member_id = ?", memberId);
}
