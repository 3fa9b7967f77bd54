import type { z } from "zod";
import type { announcementSchema } from "../../../lib/contract/social.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";

type AnnouncementView = z.input<typeof announcementSchema>;

export const FALLBACK_LOCALE = "en-US";

/** What the operator says; `texts` by locale, English at least. Times are ISO 8601 or null. */
export interface PlannedAnnouncement {
  readonly level: "info" | "success" | "warning";
  readonly link: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly texts: Readonly<Record<string, { readonly title: string; readonly body: string }>>;
}

interface AnnouncementRow {
  readonly id: number;
  readonly level: PlannedAnnouncement["level"];
  readonly link: string | null;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
  readonly title: string;
  readonly body: string;
}

const instant = (at: number | null) => (at === null ? null : toInstant(at));

/**
 * What stands at `now` (business time), newest first, in the asked language or else in English.
 * A window that has not begun or is over keeps its announcement back.
 */
export function listAnnouncements(
  database: Database,
  locale: string | undefined,
  now: number,
): AnnouncementView[] {
  return database
    .all<AnnouncementRow>(
      `SELECT a.*, coalesce(own.title, english.title) AS title, coalesce(own.body, english.body) AS body
       FROM announcement a
         JOIN announcement_text english ON english.announcement_id = a.id AND english.locale = ?
         LEFT JOIN announcement_text own ON own.announcement_id = a.id AND own.locale = ?
       WHERE (a.starts_at IS NULL OR a.starts_at <= ?) AND (a.ends_at IS NULL OR a.ends_at > ?)
       ORDER BY a.starts_at DESC, a.id DESC`,
      FALLBACK_LOCALE,
      locale ?? FALLBACK_LOCALE,
      now,
      now,
    )
    .map(({ id, level, link, title, body, ...row }) => ({
      id,
      level,
      title,
      body,
      link,
      startsAt: instant(row.starts_at),
      endsAt: instant(row.ends_at),
    }));
}

export function setAnnouncements(
  database: Database,
  announcements: readonly PlannedAnnouncement[],
): void {
  const time = (at: string | null) => (at === null ? null : Date.parse(at));
  database.transaction(() => {
    database.run("DELETE FROM announcement_text");
    database.run("DELETE FROM announcement");
    for (const { level, link, startsAt, endsAt, texts } of announcements) {
      const { id } = database.run(
        "INSERT INTO announcement (level, link, starts_at, ends_at) VALUES (?, ?, ?, ?)",
        level,
        link,
        time(startsAt),
        time(endsAt),
      );
      for (const [locale, { title, body }] of Object.entries(texts)) {
        database.run(
          "INSERT INTO announcement_text (announcement_id, locale, title, body) VALUES (?, ?, ?, ?)",
          id,
          locale,
          title,
          body,
        );
      }
    }
  });
}
