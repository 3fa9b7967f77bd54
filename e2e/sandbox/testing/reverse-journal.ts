import type { Database } from "../database/database.ts";
import type { Account, Currency } from "../ledger/accounts.ts";
import { postJournal } from "../ledger/journal.ts";

/**
 * Undoes a journal by a new one with the opposite postings; the first stays as it was.
 *
 * @throws Error when there is no such journal or it was reversed before
 */
export function reverseJournal(database: Database, journalId: number, at: number): number {
  const postings = database.all<{
    name: string;
    member_id: number | null;
    bucket: "available" | "locked" | "reward_locked" | null;
    currency: Currency;
    amount: string;
  }>(
    "SELECT a.name, a.member_id, a.bucket, p.currency, p.amount FROM posting p JOIN account a ON a.id = p.account_id WHERE p.journal_id = ? ORDER BY p.line",
    journalId,
  );
  if (postings.length === 0) throw new Error(`There is no journal ${journalId} to reverse`);
  const entries = postings.map(({ name, member_id, bucket, currency, amount }) => ({
    account:
      member_id !== null && bucket ? { memberId: member_id, bucket } : (name as Account & string),
    currency,
    units: -BigInt(amount),
  }));
  const ref = `journal:${journalId}`;
  return postJournal(database, { kind: "reversal", ref, at, reverses: journalId, entries });
}
