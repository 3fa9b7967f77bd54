import { findByLogin } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { rateLimited } from "../http/refusal.ts";
import { say } from "../texts/say.ts";
import { issueMailToken } from "./mail-token.ts";
import { sendMail } from "./outbox.ts";

const MAX_REQUESTS = 3;
const WINDOW_MS = 15 * 60_000;

function countRequest(database: Database, email: string): void {
  const requests = database.all<{ at: number }>(
    "SELECT at FROM reset_request WHERE email = ? AND at > ? ORDER BY at DESC LIMIT ?",
    email,
    Date.now() - WINDOW_MS,
    MAX_REQUESTS,
  );
  const oldest = requests.length >= MAX_REQUESTS ? requests.at(-1) : undefined;
  if (oldest) {
    const seconds = Math.max(1, Math.ceil((oldest.at + WINDOW_MS - Date.now()) / 1000));
    throw rateLimited("Too many requests for this address. Wait a while, then try again.", seconds);
  }
  database.run("INSERT INTO reset_request (email, at) VALUES (?, ?)", email, Date.now());
}

/**
 * Mails `{appOrigin}/reset-password?token=…` when the address is a member's; does the same for the
 * caller's eyes when it is not.
 * @throws Refusal 429 after three requests for an address within 15 minutes, known or not
 */
export function requestReset(database: Database, address: string, appOrigin: string): void {
  const email = address.trim().toLowerCase();
  countRequest(database, email);
  const member = email.includes("@") ? findByLogin(database, email) : undefined;
  if (!member) return;
  const token = issueMailToken(database, "reset-password", member.id);
  const link = `${appOrigin}/reset-password?token=${token}`;
  sendMail(database, {
    kind: "reset-password",
    member,
    subject: "Set a new password",
    text: [
      say("Set a new password within an hour: {link}", { link }),
      "This logs out all your devices and pauses withdrawals for at least 24 hours. If you didn’t ask for this, ignore this email.",
    ],
    link,
  });
}
