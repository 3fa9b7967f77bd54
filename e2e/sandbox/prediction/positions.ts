import type { z } from "zod";
import type {
  predictionEndpoints,
  predictionPnlSchema,
  predictionPositionSchema,
} from "../../../lib/contract/prediction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { pageOfRows } from "../http/paging.ts";
import { priceText } from "./round-view.ts";
import { type Result, roundTimes, type Side } from "./rules.ts";

type Status = z.input<typeof predictionPositionSchema>["status"];

interface PositionRow {
  id: number;
  epoch: number;
  side: Side;
  amount: string;
  status: Status;
  payout: string | null;
  entered_at: number;
  settled_at: number | null;
  lock_micros: number | null;
  close_micros: number | null;
  result: Result | null;
}

const POSITIONS = `SELECT p.*, r.lock_micros, r.close_micros, r.result
  FROM prediction_position p JOIN prediction_round r ON r.epoch = p.epoch WHERE p.member_id = ?`;

function view(row: PositionRow): z.input<typeof predictionPositionSchema> {
  const { lockAt, closeAt } = roundTimes(row.epoch);
  const amount = BigInt(row.amount);
  const payout = row.payout === null ? null : BigInt(row.payout);
  return {
    id: String(row.id),
    epoch: row.epoch,
    side: row.side,
    amount: fromUnits(amount),
    status: row.status,
    payout: payout === null ? null : fromUnits(payout),
    net: payout === null ? null : fromUnits(payout - amount),
    enteredAt: toInstant(row.entered_at),
    settledAt: row.settled_at === null ? null : toInstant(row.settled_at),
    lockAt: toInstant(lockAt),
    closeAt: toInstant(closeAt),
    lockPrice: priceText(row.lock_micros),
    closePrice: priceText(row.close_micros),
    result: row.result,
  };
}

/** A member's own position. @throws Error for another's */
export function positionView(database: Database, memberId: number, id: number) {
  const row = database.get<PositionRow>(`${POSITIONS} AND p.id = ?`, memberId, id);
  if (!row) throw new Error(`Member ${memberId} has no prediction ${id}`);
  return view(row);
}

/** One page of a member's positions, newest first. */
export function listPredictions(
  database: Database,
  memberId: number,
  query: z.output<typeof predictionEndpoints.positions.query>,
) {
  const status = query.status ?? null;
  const selection = {
    sql: `${POSITIONS} AND (? IS NULL OR p.status = ?)`,
    values: [memberId, status, status],
    order: "p.id DESC",
  };
  return pageOfRows(database, selection, query, view);
}

/** The share of won rounds in percent with two decimals, rounded down. */
export function winRate(won: number, played: number): string {
  const bps = Math.floor((won * 10_000) / played);
  return `${Math.floor(bps / 100)}.${String(bps % 100).padStart(2, "0")}`;
}

/** A member's figures over all positions. */
export function predictionPnl(
  database: Database,
  memberId: number,
): z.input<typeof predictionPnlSchema> {
  const rows = database.all<{ status: Status; amount: string; payout: string | null }>(
    "SELECT status, amount, payout FROM prediction_position WHERE member_id = ?",
    memberId,
  );
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  const decided = rows.filter(({ status }) => status === "won" || status === "lost");
  const nets = decided.map(({ amount, payout }) => BigInt(payout ?? 0) - BigInt(amount));
  const best = nets.reduce((largest, net) => (net > largest ? net : largest), 0n);
  const staked = decided.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return {
    played: decided.length,
    won: count("won"),
    lost: count("lost"),
    refunded: count("refunded"),
    open: count("open"),
    staked: fromUnits(staked),
    net: fromUnits(nets.reduce((sum, net) => sum + net, 0n)),
    winRate: decided.length === 0 ? null : winRate(count("won"), decided.length),
    best: best > 0n ? fromUnits(best) : null,
  };
}
