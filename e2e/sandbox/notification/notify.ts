import type { Database } from "../database/database.ts";

interface News {
  readonly title: string;
  readonly body?: string;
  /** A path of the application, or an https address. */
  readonly link?: string;
  /** Business time in milliseconds. */
  readonly at: number;
}

/** Leaves a note in a member's inbox. Belongs into the transaction of what it tells about. */
export function notify(database: Database, memberId: number, news: News): void {
  database.run(
    "INSERT INTO notification (member_id, title, body, link, at) VALUES (?, ?, ?, ?, ?)",
    memberId,
    news.title,
    news.body ?? null,
    news.link ?? null,
    news.at,
  );
}
