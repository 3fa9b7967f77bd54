import type { z } from "zod";
import type { miningEndpoints, miningHistorySchema } from "../../../lib/contract/mining.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { pageOfRows } from "../http/paging.ts";
import { accrue, type SessionRow } from "./session.ts";

type Query = z.output<typeof miningEndpoints.history.query>;

function view(
  database: Database,
  session: SessionRow,
  now: number,
): z.input<typeof miningHistorySchema> {
  const claimed = {
    gross: BigInt(session.claimed_gross),
    fee: BigInt(session.claimed_fee),
  };
  const isSettled = session.settled_at !== null;
  const { gross, fee } = isSettled ? claimed : accrue(database, session, now);
  const state = now < session.ends_at ? "running" : isSettled ? "claimed" : "ended";
  return {
    id: String(session.id),
    startedAt: toInstant(session.started_at),
    endsAt: toInstant(session.ends_at),
    state,
    gross: fromUnits(gross),
    fee: fromUnits(fee),
    net: fromUnits(gross - fee),
    claimed: fromUnits(claimed.gross - claimed.fee),
    streak: session.in_row,
  };
}

/** One page of a member's sessions, newest first; `from` is included, `to` is not. */
export function sessionHistory(
  database: Database,
  memberId: number,
  { from, to, ...paging }: Query,
  now: number,
) {
  const selection = {
    sql: "SELECT * FROM mining_session WHERE member_id = ? AND started_at >= ? AND started_at < ?",
    values: [memberId, from ? Date.parse(from) : 0, to ? Date.parse(to) : Number.MAX_SAFE_INTEGER],
    order: "started_at DESC",
  };
  return pageOfRows(database, selection, paging, (session: SessionRow) =>
    view(database, session, now),
  );
}
