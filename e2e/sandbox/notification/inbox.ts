import type { z } from "zod";
import type { pagingSchema } from "../../../lib/contract/values/values.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { inLanguage, type Language } from "../texts/in-language.ts";
import type { Text } from "../texts/say.ts";

interface NotificationRow {
  id: number;
  title: string;
  body: string | null;
  link: string | null;
  at: number;
  read_at: number | null;
}

export function countUnread(database: Database, memberId: number): number {
  const row = database.get<{ unread: number }>(
    "SELECT count(*) AS unread FROM notification WHERE member_id = ? AND read_at IS NULL",
    memberId,
  );
  return row?.unread ?? 0;
}

/** One page of a member's notifications, newest first; twenty unless asked otherwise. */
export function listNotifications(
  database: Database,
  { id: memberId, timeZone }: Pick<Member, "id" | "timeZone">,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: z.output<typeof pagingSchema>,
  language: Language,
) {
  const spoken = (kept: string) =>
    inLanguage(JSON.parse(kept) as Text, language, timeZone ?? undefined);
  const items = database
    .all<NotificationRow>(
      "SELECT id, title, body, link, at, read_at FROM notification WHERE member_id = ? ORDER BY at DESC, id DESC LIMIT ? OFFSET ?",
      memberId,
      pageSize,
      (page - 1) * pageSize,
    )
    .map(({ id, title, body, link, at, read_at }) => ({
      id: String(id),
      title: spoken(title),
      body: body && spoken(body),
      at: toInstant(at),
      isRead: read_at !== null,
      link,
    }));
  return { items, unread: countUnread(database, memberId) };
}

/** Marks a member's notifications as read: the named ones, or all without a list. */
export function markRead(
  database: Database,
  memberId: number,
  ids: readonly string[] | undefined,
  now: number,
): void {
  database.run(
    "UPDATE notification SET read_at = ? WHERE member_id = ? AND read_at IS NULL AND (? IS NULL OR CAST(id AS TEXT) IN (SELECT value FROM json_each(?)))",
    now,
    memberId,
    ids ? 1 : null,
    JSON.stringify(ids ?? []),
  );
}
