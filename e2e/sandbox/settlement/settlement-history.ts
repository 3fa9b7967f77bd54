import type { z } from "zod";
import type { teamEndpoints } from "../../../lib/contract/team/team.ts";
import type { pagingSchema } from "../../../lib/contract/values/values.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { nextMidnight } from "../jobs/day-close.ts";
import { pointText } from "../team/points.ts";
import { missingFor } from "../team/qualification.ts";
import { BONUS_BPS, CAP, GUARD_BPS, matchLegs } from "./settlement-rules.ts";

type Response = z.input<typeof teamEndpoints.settlements.response>;

interface SettlementRow {
  day: string;
  open_left: number;
  open_right: number;
  new_left: number;
  new_right: number;
  matched: number;
  gross: string;
  flushed: string;
  bonus: string;
  missing: string;
  factor: string;
  transaction_id: number | null;
}

function view(row: SettlementRow): Response["items"][number] {
  return {
    day: row.day,
    left: pointText(row.open_left),
    right: pointText(row.open_right),
    newLeft: pointText(row.new_left),
    newRight: pointText(row.new_right),
    matched: pointText(row.matched),
    gross: fromUnits(BigInt(row.gross)),
    flushed: fromUnits(BigInt(row.flushed)),
    factor: fromUnits(BigInt(row.factor)),
    bonus: fromUnits(BigInt(row.bonus)),
    carryLeft: pointText(row.open_left - row.matched),
    carryRight: pointText(row.open_right - row.matched),
    missing: row.missing ? row.missing.split(",") : [],
    transactionId: row.transaction_id === null ? null : String(row.transaction_id),
  };
}

function readNext(database: Database, member: Member, now: number): Response["next"] {
  const open = database.get<{ left: number; right: number }>(
    "SELECT open_left AS left, open_right AS right FROM member WHERE id = ?",
    member.id,
  );
  const at = nextMidnight(now);
  const { left, right } = open ?? { left: 0, right: 0 };
  const missing = missingFor(database, member, at);
  const match = missing.length > 0 ? matchLegs(0, 0) : matchLegs(left, right);
  return {
    at: toInstant(at),
    left: pointText(left),
    right: pointText(right),
    matched: pointText(match.matched),
    flushed: fromUnits(match.flushed),
    bonus: fromUnits(match.wanted),
    missing,
  };
}

/** One page of a member's settlements, newest day first, with the rules and an outlook on the next. */
export function listSettlements(
  database: Database,
  member: Member,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: z.output<typeof pagingSchema>,
  now: number,
): Response {
  const rows = database.all<SettlementRow>(
    `SELECT s.*, d.factor, (SELECT id FROM ledger_line l WHERE l.journal_id = s.journal_id AND l.member_id = s.member_id) AS transaction_id
     FROM settlement s JOIN settlement_day d ON d.day = s.day
     WHERE s.member_id = ? ORDER BY s.day DESC LIMIT ? OFFSET ?`,
    member.id,
    pageSize,
    (page - 1) * pageSize,
  );
  const count = database.get<{ total: number }>(
    "SELECT count(*) AS total FROM settlement WHERE member_id = ?",
    member.id,
  );
  return {
    items: rows.map(view),
    page,
    pageSize,
    total: count?.total ?? 0,
    rules: { bonusBps: BONUS_BPS, capPerDay: fromUnits(CAP), guardBps: GUARD_BPS },
    next: readNext(database, member, now),
    serverTime: toInstant(now),
  };
}
