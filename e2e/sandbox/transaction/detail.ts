import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { rowId } from "../database/row-id.ts";
import { readTimeline } from "../withdrawal/timeline.ts";
import { COLUMNS, type LineRow, SOURCE, transactionView } from "./line-row.ts";

function ownPostings(database: Database, memberId: number, journalId: number) {
  return database
    .all<{ bucket: string; currency: string; amount: string; balance_after: string }>(
      "SELECT a.bucket, p.currency, p.amount, p.balance_after FROM posting p JOIN account a ON a.id = p.account_id WHERE p.journal_id = ? AND a.member_id = ? ORDER BY p.line",
      journalId,
      memberId,
    )
    .map(({ bucket, currency, amount, balance_after }) => ({
      account: bucket,
      symbol: currency,
      amount: fromUnits(BigInt(amount)),
      balanceAfter: fromUnits(BigInt(balance_after)),
    }));
}

/** One line with the member's own postings of its journal and, for a withdrawal, its timeline. */
export function readTransaction(database: Database, memberId: number, id: string) {
  const row = database.get<LineRow & { withdrawal_id: number | null }>(
    `SELECT ${COLUMNS}, l.withdrawal_id FROM ${SOURCE} WHERE l.id = ? AND l.member_id = ?`,
    rowId(id),
    memberId,
  );
  return (
    row && {
      ...transactionView(row),
      postings: ownPostings(database, memberId, row.journal_id),
      timeline: row.withdrawal_id === null ? null : readTimeline(database, row.withdrawal_id),
    }
  );
}
