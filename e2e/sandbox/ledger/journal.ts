import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { type Account, type Currency, openAccount } from "./accounts.ts";
import { addToDay } from "./day-delta.ts";
import type { JournalKind } from "./journal-kind.ts";
import type { OwnedPosting } from "./line.ts";
import { recordLines } from "./line-record.ts";

/** One line of a journal; `units` are 10⁻¹⁸, positive into the account. */
export interface Entry {
  readonly account: Account;
  readonly currency: Currency;
  readonly units: bigint;
}

interface JournalDraft {
  readonly kind: JournalKind;
  /** What it belongs to, e.g. `withdrawal:7`. */
  readonly ref?: string;
  /** Business time in milliseconds. */
  readonly at: number;
  /** The journal that it undoes. */
  readonly reverses?: number;
  readonly entries: readonly Entry[];
}

export class UnbalancedJournalError extends Error {
  constructor(kind: JournalKind, currency: string, sum: bigint) {
    super(`The ${kind} journal is refused: its ${currency} postings sum to ${fromUnits(sum)}`);
    this.name = "UnbalancedJournalError";
  }
}

export class OverdrawnAccountError extends Error {
  readonly currency: Currency;
  /** What the account holds, as a decimal string. */
  readonly available: string;
  constructor(name: string, currency: Currency, available: string) {
    super(`${name} holds only ${available} ${currency}`);
    this.name = "OverdrawnAccountError";
    this.currency = currency;
    this.available = available;
  }
}

function refuseUnbalanced({ kind, entries }: JournalDraft): void {
  if (entries.length < 2) throw new UnbalancedJournalError(kind, "missing", 0n);
  const sums = new Map<Currency, bigint>();
  for (const { currency, units } of entries) {
    sums.set(currency, (sums.get(currency) ?? 0n) + units);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new UnbalancedJournalError(kind, currency, sum);
  }
}

/**
 * Appends a journal and updates the balances in the same transaction (R11.1). Debits
 * of an account belong before its credits in the list, since no line may overdraw.
 *
 * @returns the journal's id
 * @throws UnbalancedJournalError when the postings of a currency do not sum to zero
 * @throws OverdrawnAccountError when a member's account would become negative
 */
export function postJournal(database: Database, draft: JournalDraft): number {
  refuseUnbalanced(draft);
  return database.transaction(() => {
    const { id } = database.run(
      "INSERT INTO journal (kind, ref, at, reverses) VALUES (?, ?, ?, ?)",
      draft.kind,
      draft.ref ?? null,
      draft.at,
      draft.reverses ?? null,
    );
    const postings: OwnedPosting[] = [];
    draft.entries.forEach(({ account, currency, units }, line) => {
      const row = openAccount(database, account, currency);
      const before = BigInt(row.balance);
      const after = before + units;
      if (row.member_id !== null && after < 0n) {
        throw new OverdrawnAccountError(row.name, currency, fromUnits(before));
      }
      database.run("UPDATE account SET balance = ? WHERE id = ?", String(after), row.id);
      database.run(
        "INSERT INTO posting (journal_id, line, account_id, currency, amount, balance_after) VALUES (?, ?, ?, ?, ?, ?)",
        id,
        line,
        row.id,
        currency,
        String(units),
        String(after),
      );
      const { memberId, bucket } =
        typeof account === "string" ? { memberId: null, bucket: null } : account;
      if (bucket) addToDay(database, row.id, bucket, draft.at, units);
      postings.push({ account: row.name, memberId, bucket, currency, units, balanceAfter: after });
    });
    recordLines(database, { id, ...draft, ref: draft.ref ?? null }, postings);
    return id;
  });
}
