import type { z } from "zod";
import type { transactionEndpoints } from "../../../lib/contract/transaction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { CURRENCIES } from "../ledger/accounts.ts";
import type { Direction } from "../ledger/line.ts";
import { filterLines } from "./filter.ts";
import { COLUMNS, type LineRow, SOURCE, transactionView } from "./line-row.ts";

interface SumRow {
  symbol: string;
  direction: Direction;
  lines: number;
  units: string;
}

function totalsOf(sums: readonly SumRow[]) {
  const units = (symbol: string, direction: Direction) =>
    BigInt(sums.find((sum) => sum.symbol === symbol && sum.direction === direction)?.units ?? 0);
  return CURRENCIES.filter((symbol) => sums.some((sum) => sum.symbol === symbol)).map((symbol) => ({
    symbol,
    in: fromUnits(units(symbol, "in")),
    out: fromUnits(units(symbol, "out")),
  }));
}

/** One page of a member's lines, newest first unless asked otherwise, with the filter's exact sums. */
export function listTransactions(
  database: Database,
  memberId: number,
  query: z.output<typeof transactionEndpoints.list.query>,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, sort } = query;
  const { sql, values } = filterLines(memberId, query);
  const sums = database.all<SumRow>(
    `SELECT l.symbol, l.direction, count(*) AS lines, sum_units(l.amount) AS units FROM ${SOURCE} WHERE ${sql} GROUP BY l.symbol, l.direction`,
    ...values,
  );
  const total = sums.reduce((count, { lines }) => count + lines, 0);
  const offset = (page - 1) * pageSize;
  const order = sort === "createdAt" ? "ASC" : "DESC";
  // The rows before the page are skipped in the index alone.
  const rows =
    offset >= total
      ? []
      : database.all<LineRow>(
          `SELECT ${COLUMNS} FROM ${SOURCE} WHERE l.id IN (SELECT l.id FROM ${SOURCE} WHERE ${sql} ORDER BY l.at ${order}, l.id ${order} LIMIT ? OFFSET ?) ORDER BY l.at ${order}, l.id ${order}`,
          ...values,
          pageSize,
          offset,
        );
  return { items: rows.map(transactionView), page, pageSize, total, totals: totalsOf(sums) };
}

/** What a journal is to a member, in the order of its postings. */
export function linesOfJournal(database: Database, memberId: number, journalId: number) {
  return database
    .all<LineRow>(
      `SELECT ${COLUMNS} FROM ${SOURCE} WHERE l.journal_id = ? AND l.member_id = ? ORDER BY l.id`,
      journalId,
      memberId,
    )
    .map(transactionView);
}
