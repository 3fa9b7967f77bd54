import type { z } from "zod";
import { MIN_RANKED_ROUNDS, type predictionEndpoints } from "../../../lib/contract/prediction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { maskUsername } from "../account/mask.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { weekStart } from "../jobs/week.ts";
import { winRate } from "./positions.ts";

type Query = z.output<typeof predictionEndpoints.leaderboard.query>;
type Sort = NonNullable<Query["sort"]>;

interface Player {
  readonly id: number;
  readonly username: string;
  readonly played: number;
  readonly won: number;
  readonly net: bigint;
}

function since(period: NonNullable<Query["period"]>, now: number): number {
  if (period === "all") return 0;
  if (period === "week") return weekStart(now);
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
}

const byNet = (a: Player, b: Player) => (a.net === b.net ? 0 : a.net > b.net ? -1 : 1);
const ORDERS: Readonly<Record<Sort, (a: Player, b: Player) => number>> = {
  net: byNet,
  winRate: (a, b) => b.won * a.played - a.won * b.played,
  played: (a, b) => b.played - a.played,
};

function players(database: Database, from: number, sort: Sort): Player[] {
  return database
    .all<Omit<Player, "net"> & { paid: string; staked: string }>(
      `SELECT m.id, m.username, count(*) AS played, sum(p.status = 'won') AS won,
         sum_units(p.payout) AS paid, sum_units(p.amount) AS staked
       FROM prediction_position p JOIN member m ON m.id = p.member_id
       WHERE p.status IN ('won', 'lost') AND p.settled_at >= ? AND m.closed_at IS NULL
       GROUP BY m.id HAVING count(*) >= ?`,
      from,
      MIN_RANKED_ROUNDS,
    )
    .map(({ paid, staked, ...row }) => ({ ...row, net: BigInt(paid) - BigInt(staked) }))
    .sort((a, b) => ORDERS[sort](a, b) || byNet(a, b) || a.id - b.id);
}

/** One page of members with enough won or lost rounds in a period, with the member's own place. */
export function predictionLeaderboard(
  database: Database,
  memberId: number,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE, period = "all", sort = "net" }: Query,
  now: number,
) {
  const all = players(database, since(period, now), sort).map(
    ({ id, username, played, won, net }, index) => ({
      rank: index + 1,
      name: maskUsername(username),
      played,
      won,
      winRate: winRate(won, played),
      net: fromUnits(net),
      isMe: id === memberId,
    }),
  );
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    total: all.length,
    me: all.find(({ isMe }) => isMe) ?? null,
    minRounds: MIN_RANKED_ROUNDS,
  };
}
