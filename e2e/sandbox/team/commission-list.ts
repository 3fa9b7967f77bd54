import type { z } from "zod";
import type { teamEndpoints } from "../../../lib/contract/team/team.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { maskUsername } from "../account/mask.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { RATES_BPS } from "./commission.ts";

const LEVELS = { direct: 1, level2: 2 } as const;

type Response = z.input<typeof teamEndpoints.commissions.response>;

interface CommissionRow {
  id: number;
  level: 1 | 2;
  buyer: string;
  base: string;
  amount: string;
  at: number;
  withheld_because: string | null;
  passed_on: string | null;
  transaction_id: number | null;
}

function view(row: CommissionRow): Response["items"][number] {
  return {
    id: String(row.id),
    type: row.level === 1 ? "direct" : "level2",
    from: maskUsername(row.buyer),
    base: fromUnits(BigInt(row.base)),
    rateBps: RATES_BPS[row.level],
    amount: fromUnits(BigInt(row.amount)),
    passedOn: row.passed_on === null ? null : fromUnits(BigInt(row.passed_on)),
    at: toInstant(row.at),
    status: row.withheld_because === null ? "paid" : "withheld",
    withheldBecause: row.withheld_because,
    transactionId: row.transaction_id === null ? null : String(row.transaction_id),
  };
}

/** One page of a member's commissions, newest first, with exact sums of what the filter lets through. */
export function listCommissions(
  database: Database,
  memberId: number,
  query: z.output<typeof teamEndpoints.commissions.query>,
): Response {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, type, status } = query;
  const conditions = ["c.receiver_id = ?"];
  const values = [memberId];
  if (type) {
    conditions.push("c.level = ?");
    values.push(LEVELS[type]);
  }
  if (status) conditions.push(`c.journal_id IS ${status === "paid" ? "NOT NULL" : "NULL"}`);
  const where = conditions.join(" AND ");
  const sums = database.all<{ paid: number; lines: number; units: string }>(
    `SELECT c.journal_id IS NOT NULL AS paid, count(*) AS lines, sum_units(c.amount) AS units FROM commission c WHERE ${where} GROUP BY 1`,
    ...values,
  );
  const sumOf = (paid: number) =>
    fromUnits(BigInt(sums.find((sum) => sum.paid === paid)?.units ?? 0));
  const rows = database.all<CommissionRow>(
    `SELECT c.id, c.level, m.username AS buyer, c.base, c.amount, c.at, c.withheld_because,
       (SELECT k.amount FROM kickback_payment k WHERE k.commission_id = c.id) AS passed_on,
       (SELECT l.id FROM ledger_line l WHERE l.journal_id = c.journal_id AND l.member_id = c.receiver_id) AS transaction_id
     FROM commission c JOIN member m ON m.id = c.from_id
     WHERE ${where} ORDER BY c.at DESC, c.id DESC LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    (page - 1) * pageSize,
  );
  return {
    items: rows.map(view),
    page,
    pageSize,
    total: sums.reduce((count, { lines }) => count + lines, 0),
    totals: { paid: sumOf(1), withheld: sumOf(0) },
  };
}
