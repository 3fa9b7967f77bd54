import { maskUsername } from "../account/mask.ts";
import type { Database } from "../database/database.ts";
import type { Bucket, Currency } from "./accounts.ts";
import { addToDay } from "./day-delta.ts";
import type { JournalKind } from "./journal-kind.ts";
import { linesOf, type OwnedPosting } from "./line.ts";

interface RecordedJournal {
  readonly id: number;
  readonly kind: JournalKind;
  readonly ref: string | null;
  readonly at: number;
}

function maskedName(database: Database, memberId: number | null): string | null {
  if (memberId === null) return null;
  const row = database.get<{ username: string }>(
    "SELECT username FROM member WHERE id = ?",
    memberId,
  );
  return row ? maskUsername(row.username) : null;
}

/** Writes the lines of a journal, so that lists and sums need not read every posting. */
export function recordLines(
  database: Database,
  { id, kind, ref, at }: RecordedJournal,
  postings: readonly OwnedPosting[],
): void {
  for (const line of linesOf(kind, postings)) {
    database.run(
      "INSERT INTO ledger_line (journal_id, member_id, at, type, symbol, direction, amount, fee, balance_after, principal, counterparty, ref) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      id,
      line.memberId,
      at,
      line.type,
      line.currency,
      line.direction,
      String(line.units),
      line.feeUnits === null ? null : String(line.feeUnits),
      String(line.balanceAfter),
      line.principalUnits === null ? null : String(line.principalUnits),
      maskedName(database, line.counterpartyId),
      ref,
    );
  }
}

interface PostingRow extends RecordedJournal {
  account_id: number;
  name: string;
  member_id: number | null;
  bucket: Bucket | null;
  currency: Currency;
  amount: string;
  balance_after: string;
}

function ownedPosting(row: PostingRow): OwnedPosting {
  return {
    account: row.name,
    memberId: row.member_id,
    bucket: row.bucket,
    currency: row.currency,
    units: BigInt(row.amount),
    balanceAfter: BigInt(row.balance_after),
  };
}

/** Makes every line and every day's sum anew from the postings alone. Belongs into a transaction. */
export function rebuildLines(database: Database): void {
  database.exec("DELETE FROM ledger_line; DELETE FROM account_day");
  let journal: PostingRow | undefined;
  let postings: OwnedPosting[] = [];
  const close = () => {
    if (journal) recordLines(database, journal, postings);
    postings = [];
  };
  const rows = database.iterate<PostingRow>(
    `SELECT j.id, j.kind, j.ref, j.at, p.account_id, a.name, a.member_id, a.bucket, p.currency, p.amount, p.balance_after
     FROM posting p JOIN journal j ON j.id = p.journal_id JOIN account a ON a.id = p.account_id
     ORDER BY p.journal_id, p.line`,
  );
  for (const row of rows) {
    if (row.id !== journal?.id) close();
    journal = row;
    postings.push(ownedPosting(row));
    if (row.bucket) addToDay(database, row.account_id, row.bucket, row.at, BigInt(row.amount));
  }
  close();
}

/** Makes the lines of a data file that was written before there were any. */
export function recordMissingLines(database: Database): void {
  if (database.get("SELECT 1 FROM ledger_line LIMIT 1")) return;
  database.transaction(() => rebuildLines(database));
}
