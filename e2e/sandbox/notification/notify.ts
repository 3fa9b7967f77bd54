import type { NotificationKind } from "../../../lib/contract/alerts/notification-preferences.ts";
import type { Database } from "../database/database.ts";
import { mailMember } from "../mail/outbox.ts";
import { pushToMember } from "../push/queue.ts";
import type { Text } from "../texts/say.ts";
import { channelsOf } from "./preferences.ts";

interface News {
  /** Security news have letters of their own. */
  readonly kind: NotificationKind;
  readonly title: Text;
  readonly body?: Text;
  /** A path of the application, or an https address. */
  readonly link?: string;
  /** Business time in milliseconds. */
  readonly at: number;
}

const PUSHED_AS = {
  security: "security",
  mining: "mining",
  claim: "claim",
} as const satisfies Partial<Record<NotificationKind, string>>;

function pushedAs(kind: NotificationKind): "security" | "mining" | "claim" | "news" {
  return kind in PUSHED_AS ? PUSHED_AS[kind as keyof typeof PUSHED_AS] : "news";
}

/** Tells a member by the channels of the kind. Belongs into the transaction of what it tells about. */
export function notify(database: Database, memberId: number, news: News): void {
  const { kind, title, body, link = "/dashboard", at } = news;
  const channels = channelsOf(database, memberId, kind);
  if (channels.inbox) note(database, memberId, news);
  if (channels.push) {
    pushToMember(database, memberId, { kind: pushedAs(kind), path: link, topic: kind, at });
  }
  if (channels.mail && kind !== "security") {
    mailMember(database, memberId, { kind: "news", subject: title, text: [body ?? title], link });
  }
}

/** Leaves a note in a member's inbox, to be read in the language of then. */
export function note(database: Database, memberId: number, news: Omit<News, "kind">): void {
  database.run(
    "INSERT INTO notification (member_id, title, body, link, at) VALUES (?, ?, ?, ?, ?)",
    memberId,
    JSON.stringify(news.title),
    news.body === undefined ? null : JSON.stringify(news.body),
    news.link ?? null,
    news.at,
  );
}
