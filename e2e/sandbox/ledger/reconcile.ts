import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";

interface Difference {
  readonly subject: string;
  readonly currency: string;
  readonly expected: string;
  readonly found: string;
}

interface Reconciliation {
  readonly balanced: boolean;
  readonly journals: number;
  readonly postings: number;
  readonly differences: readonly Difference[];
}

interface PostingRow {
  journal_id: number;
  account_id: number;
  currency: string;
  amount: string;
}

function difference(
  subject: string,
  currency: string,
  expected: bigint,
  found: bigint,
): Difference {
  return { subject, currency, expected: fromUnits(expected), found: fromUnits(found) };
}

interface LineSum {
  name: string;
  currency: string;
  id: number;
  units: string;
}

// What members see as their transactions adds up to what their wallets hold.
function lineDifferences(database: Database, balances: ReadonlyMap<number, bigint>): Difference[] {
  const sums = database.all<LineSum>(
    `SELECT a.id, a.name, a.currency, sum_units(CASE l.direction WHEN 'in' THEN l.amount ELSE '-' || l.amount END) AS units
     FROM ledger_line l JOIN account a ON a.member_id = l.member_id AND a.currency = l.symbol AND a.bucket = 'available'
     GROUP BY a.id`,
  );
  return sums.flatMap(({ id, name, currency, units }) => {
    const expected = balances.get(id) ?? 0n;
    return expected === BigInt(units)
      ? []
      : [difference(`lines:${name}`, currency, expected, BigInt(units))];
  });
}

// A sale passes through its escrow within a moment.
function escrowDifferences(database: Database): Difference[] {
  const rows = database.all<{ name: string; currency: string; balance: string }>(
    "SELECT name, currency, balance FROM account WHERE name LIKE 'escrow:%' AND balance <> '0'",
  );
  return rows.map(({ name, currency, balance }) =>
    difference(`empty:${name}`, currency, 0n, BigInt(balance)),
  );
}

/**
 * Recomputes every balance from the postings, every journal's sum and every ledger's lines, without
 * using what is materialised (R11.1). Amounts are decimal strings; `differences` is empty when sound.
 */
export function reconcile(database: Database): Reconciliation {
  const balances = new Map<number, bigint>();
  const differences: Difference[] = [];
  let postings = 0;
  let journals = 0;
  let journalId = 0;
  let sums = new Map<string, bigint>();
  const closeJournal = () => {
    for (const [currency, sum] of sums) {
      if (sum !== 0n) differences.push(difference(`journal:${journalId}`, currency, 0n, sum));
    }
  };
  const rows = database.iterate<PostingRow>(
    "SELECT journal_id, account_id, currency, amount FROM posting ORDER BY journal_id, line",
  );
  for (const row of rows) {
    if (row.journal_id !== journalId) {
      closeJournal();
      journalId = row.journal_id;
      sums = new Map();
      journals += 1;
    }
    const amount = BigInt(row.amount);
    postings += 1;
    sums.set(row.currency, (sums.get(row.currency) ?? 0n) + amount);
    balances.set(row.account_id, (balances.get(row.account_id) ?? 0n) + amount);
  }
  closeJournal();
  const accounts = database.all<{ id: number; name: string; currency: string; balance: string }>(
    "SELECT id, name, currency, balance FROM account",
  );
  for (const { id, name, currency, balance } of accounts) {
    const expected = balances.get(id) ?? 0n;
    if (expected !== BigInt(balance)) {
      differences.push(difference(name, currency, expected, BigInt(balance)));
    }
  }
  differences.push(...lineDifferences(database, balances), ...escrowDifferences(database));
  return { balanced: differences.length === 0, journals, postings, differences };
}
