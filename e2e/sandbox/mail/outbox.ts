import { findById, type Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { ENGLISH, inLanguage } from "../texts/in-language.ts";
import { say, type Text } from "../texts/say.ts";

export type MailKind =
  | "verify-email"
  | "reset-password"
  | "password-changed"
  | "new-device"
  | "valid-member"
  | "withdrawal"
  | "new-address"
  | "two-factor"
  | "passkey"
  | "push-device"
  | "address-lock"
  | "withdrawal-lock"
  | "freeze"
  | "unfreeze"
  | "price-alert"
  | "data-export"
  | "closing"
  | "news"
  | "weekly"
  | "kyc-approved"
  | "kyc-resubmit"
  | "kyc-rejected";

interface Mail {
  readonly kind: MailKind;
  readonly member: Pick<
    Member,
    "id" | "email" | "fullName" | "antiPhishing" | "language" | "timeZone"
  >;
  readonly subject: Text;
  /** Paragraphs that follow the salutation. */
  readonly text: readonly Text[];
  /** An address, or a path of the application. */
  readonly link: string;
}

function paragraphs({ member, text }: Mail): readonly Text[] {
  const { fullName: name, antiPhishing: phrase } = member;
  const last = phrase ? [say("Your anti-phishing phrase: {phrase}", { phrase })] : [];
  return [say("Hello {name},", { name }), ...text, ...last];
}

/**
 * Puts a mail into the outbox in the member's language, with the member's phrase if there is one; nothing leaves the
 * sandbox.
 */
export function sendMail(database: Database, mail: Mail): void {
  const language = mail.member.language ?? ENGLISH;
  const words = (text: Text) => inLanguage(text, language, mail.member.timeZone ?? undefined);
  database.run(
    "INSERT INTO mail (kind, member_id, recipient, subject, text, link, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    mail.kind,
    mail.member.id,
    mail.member.email,
    words(mail.subject),
    paragraphs(mail).map(words).join("\n\n"),
    mail.link,
    Date.now(),
  );
}

/**
 * Puts a mail to a member into the outbox that tells what has happened on the account. Belongs into the transaction
 * of what it tells about.
 */
export function mailMember(database: Database, memberId: number, mail: Omit<Mail, "member">): void {
  const member = findById(database, memberId);
  if (!member) throw new Error(`There is no member ${memberId}`);
  sendMail(database, { ...mail, member });
}

/** When (real time) a member last got a mail of this kind. */
export function lastSentAt(
  database: Database,
  memberId: number,
  kind: MailKind,
): number | undefined {
  const row = database.get<{ at: number | null }>(
    "SELECT max(sent_at) AS at FROM mail WHERE member_id = ? AND kind = ?",
    memberId,
    kind,
  );
  return row?.at ?? undefined;
}

/** The newest mails, newest first; a path leads to the application at `appOrigin`. */
export function listMails(database: Database, limit: number, appOrigin: string) {
  return database
    .all<{
      id: number;
      kind: string;
      recipient: string;
      subject: string;
      text: string;
      link: string | null;
      sent_at: number;
    }>(
      "SELECT id, kind, recipient, subject, text, link, sent_at FROM mail ORDER BY id DESC LIMIT ?",
      limit,
    )
    .map(({ sent_at, recipient, link, ...mail }) => ({
      ...mail,
      link: link && new URL(link, appOrigin).href,
      to: recipient,
      sentAt: toInstant(sent_at),
    }));
}
