import { maskUsername } from "../account/mask.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { WEEK_MS, weekStart } from "../jobs/week.ts";

const LISTED = 20;

export function bestScore(database: Database, memberId: number, since = 0): number | null {
  const row = database.get<{ best: number | null }>(
    "SELECT max(score) AS best FROM rush_game WHERE member_id = ? AND finished_at >= ?",
    memberId,
    since,
  );
  return row?.best ?? null;
}

/** This week's best scores, one a member, with the member's own place; of equal ones the earlier leads. */
export function weekScores(database: Database, memberId: number, now: number) {
  const since = weekStart(now);
  const rows = database.all<{ id: number; username: string; score: number }>(
    `SELECT m.id, m.username, g.score, g.finished_at FROM rush_game g JOIN member m ON m.id = g.member_id
     WHERE g.finished_at >= ? AND g.score > 0 AND m.closed_at IS NULL
       AND g.id = (SELECT b.id FROM rush_game b WHERE b.member_id = g.member_id AND b.finished_at >= ?
                   ORDER BY b.score DESC, b.finished_at, b.id LIMIT 1)
     ORDER BY g.score DESC, g.finished_at, g.id`,
    since,
    since,
  );
  const places = rows.map(({ id, username, score }, index) => ({
    rank: index + 1,
    name: maskUsername(username),
    score,
    isMe: id === memberId,
  }));
  return {
    leaderboard: places.slice(0, LISTED),
    me: places.find(({ isMe }) => isMe) ?? null,
    weekEndsAt: toInstant(since + WEEK_MS),
  };
}
