import type { z } from "zod";
import type { airdropEndpoints } from "../../../lib/contract/airdrop.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { maskUsername } from "../account/mask.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { WEEK_MS, weekStart } from "../jobs/week.ts";
import { currentSeason } from "./season.ts";

interface Earner {
  readonly id: number;
  readonly username: string;
  readonly units: bigint;
  readonly rank: number;
}

/** Who earned since a moment, most first; equal sums share a rank. Closed accounts have no place in any ranking. */
function earners(database: Database, since: number): Earner[] {
  const rows = database
    .all<{ id: number; username: string; units: string }>(
      `SELECT m.id, m.username, sum_units(c.units) AS units FROM airdrop_claim c
       JOIN member m ON m.id = c.member_id WHERE c.at >= ? AND c.units <> '0' AND m.closed_at IS NULL GROUP BY m.id`,
      since,
    )
    .map((row) => ({ ...row, units: BigInt(row.units) }))
    .sort((a, b) => (a.units === b.units ? a.id - b.id : a.units > b.units ? -1 : 1));
  let rank = 0;
  return rows.map((row, index) => {
    if (rows[index - 1]?.units !== row.units) rank = index + 1;
    return { ...row, rank };
  });
}

/** A member's place among those who earned in the season, or null. */
export function seasonRank(database: Database, memberId: number, since: number): number | null {
  return earners(database, since).find(({ id }) => id === memberId)?.rank ?? null;
}

/** One page of the leaderboard of this week or the season, with the member's own place. */
export function airdropLeaderboard(
  database: Database,
  memberId: number,
  query: z.output<typeof airdropEndpoints.leaderboard.query>,
  now: number,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, period = "season" } = query;
  const season = currentSeason(database, now);
  const week = weekStart(now);
  const since = period === "week" ? week : (season?.startsAt ?? 0);
  const endsAt = period === "week" ? week + WEEK_MS : season?.endsAt;
  const all = earners(database, since);
  const view = ({ id, username, units, rank }: Earner) => ({
    rank,
    name: maskUsername(username),
    amount: fromUnits(units),
    isMe: id === memberId,
  });
  const me = all.find(({ id }) => id === memberId);
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize).map(view),
    page,
    pageSize,
    total: all.length,
    me: me ? view(me) : null,
    endsAt: endsAt === undefined ? null : toInstant(endsAt),
    serverTime: toInstant(now),
  };
}
