import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";

const LISTED = 10;

interface DayRow {
  day: string;
  sales: string;
  pool_before: string;
  wanted: string;
  paid: string;
  factor: string;
  pool_after: string;
  members: number;
}

/** The newest settlements of the whole company, newest first: what the guard allowed and what was paid, in USDT. */
export function listSettlementDays(database: Database) {
  const text = (units: string) => fromUnits(BigInt(units));
  return database
    .all<DayRow>(
      "SELECT d.*, (SELECT count(*) FROM settlement s WHERE s.day = d.day AND s.journal_id IS NOT NULL) AS members FROM settlement_day d ORDER BY d.day DESC LIMIT ?",
      LISTED,
    )
    .map(({ day, members, ...row }) => ({
      day,
      members,
      sales: text(row.sales),
      poolBefore: text(row.pool_before),
      wanted: text(row.wanted),
      paid: text(row.paid),
      factor: text(row.factor),
      poolAfter: text(row.pool_after),
    }));
}
