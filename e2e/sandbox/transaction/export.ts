import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { StreamedFile } from "../http/context.ts";
import { csvHead, csvRows } from "./csv.ts";
import { filterLines, type TransactionFilter } from "./filter.ts";
import { COLUMNS, type LineRow, SOURCE } from "./line-row.ts";
import { refuseLongExport } from "./refuse-long-export.ts";

const BATCH_ROWS = 500;

/** The newest line at the start of an export: what is booked meanwhile would shift its rows. */
function newestLine(database: Database): number {
  return database.get<{ id: number | null }>("SELECT max(id) AS id FROM ledger_line")?.id ?? 0;
}

// Each batch is a query of its own: an open cursor would block the database for as long as the
// receiver takes.
function* batches(database: Database, memberId: number, filter: TransactionFilter) {
  const { sql, values } = filterLines(memberId, filter);
  const isAscending = filter.sort === "createdAt";
  const [order, beyond] = isAscending ? ["ASC", ">"] : ["DESC", "<"];
  const newest = newestLine(database);
  let last = { at: isAscending ? -1 : Number.MAX_SAFE_INTEGER, id: 0 };
  for (;;) {
    const rows = database.all<LineRow>(
      `SELECT ${COLUMNS} FROM ${SOURCE} WHERE ${sql} AND l.id <= ? AND (l.at, l.id) ${beyond} (?, ?) ORDER BY l.at ${order}, l.id ${order} LIMIT ?`,
      ...values,
      newest,
      last.at,
      last.id,
      BATCH_ROWS,
    );
    yield rows;
    last = rows.at(-1) ?? last;
    if (rows.length < BATCH_ROWS) return;
  }
}

function countLines(database: Database, memberId: number, filter: TransactionFilter): number {
  const { sql, values } = filterLines(memberId, filter);
  const counted = `SELECT count(*) AS lines FROM ${SOURCE} WHERE ${sql}`;
  return database.get<{ lines: number }>(counted, ...values)?.lines ?? 0;
}

function* chunks(database: Database, memberId: number, filter: TransactionFilter) {
  yield csvHead();
  for (const rows of batches(database, memberId, filter)) {
    if (rows.length > 0) yield csvRows(rows);
  }
}

/**
 * The filtered lines as a file, made in batches while it is sent, in the order of the list.
 * @throws Refusal 422 for more rows than a file may have
 */
export function exportTransactions(
  database: Database,
  memberId: number,
  filter: TransactionFilter,
  now: number,
): StreamedFile {
  refuseLongExport(countLines(database, memberId, filter));
  return {
    filename: `transactions-${toInstant(now).slice(0, 10)}.csv`,
    chunks: chunks(database, memberId, filter),
  };
}
