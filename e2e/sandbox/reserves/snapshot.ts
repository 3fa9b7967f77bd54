import { createHash, randomBytes, randomInt } from "node:crypto";
import { fromUnits, toUnits } from "../../../lib/money/units.ts";
import type { Database } from "../database/database.ts";
import type { JobDefinition } from "../jobs/scheduler.ts";
import { CURRENCIES, type Currency } from "../ledger/accounts.ts";
import { simulatedAddress } from "../wallet/deposit-address.ts";
import { leafNode, treeRoot } from "./tree.ts";

/** What is held beyond what is owed, as it is simulated: in basis points of it. */
const SIMULATED_SURPLUS_BPS: Readonly<Record<Currency, bigint>> = {
  USDT: 420n,
  MERLIN: 250n,
  mBTC: 310n,
  AmBTC: 0n,
};

/** Amounts in the order of the symbols, as the tables have them. */
function sumsText(sums: readonly bigint[]): string {
  return sums.map(fromUnits).join(" ");
}

export function textSums(text: string): readonly bigint[] {
  return text.split(" ").map(toUnits);
}

interface Owed {
  readonly id: number;
  readonly username: string;
  readonly sums: bigint[];
}

/** What each member has, available and locked; rewards in a running stake are not the member's yet. */
function owedToMembers(database: Database): Owed[] {
  const members = database.all<{ id: number; username: string }>(
    "SELECT id, username FROM member ORDER BY id",
  );
  const owed = new Map(
    members.map((member): [number, Owed] => [
      member.id,
      { ...member, sums: CURRENCIES.map(() => 0n) },
    ]),
  );
  const balances = database.all<{ member_id: number; currency: Currency; balance: string }>(
    "SELECT member_id, currency, balance FROM account WHERE bucket IN ('available', 'locked')",
  );
  for (const { member_id, currency, balance } of balances) {
    const sums = owed.get(member_id)?.sums;
    const index = CURRENCIES.indexOf(currency);
    if (sums) sums[index] = (sums[index] ?? 0n) + BigInt(balance);
  }
  return [...owed.values()];
}

function shuffle<Item>(items: Item[]): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const index = randomInt(last + 1);
    const [one, other] = [items[last], items[index]];
    if (one !== undefined && other !== undefined) [items[last], items[index]] = [other, one];
  }
}

function recordAssets(database: Database, snapshotId: number, totals: readonly bigint[]): void {
  for (const [index, symbol] of CURRENCIES.entries()) {
    const owed = totals[index] ?? 0n;
    database.run(
      "INSERT INTO reserve_asset (snapshot_id, symbol, amount, address) VALUES (?, ?, ?, ?)",
      snapshotId,
      symbol,
      fromUnits(owed + (owed * SIMULATED_SURPLUS_BPS[symbol]) / 10_000n),
      simulatedAddress(`simulated reserve of ${symbol}`),
    );
  }
}

/** Takes a snapshot of what all members have now, in an order that nobody can foresee. Belongs into a transaction. */
export function takeSnapshot(database: Database, at: number): void {
  const owed = owedToMembers(database);
  if (owed.length === 0) return;
  shuffle(owed);
  const leaves = owed.map(({ id, username, sums }) => {
    const recordId = createHash("sha256").update(username).digest("hex");
    const nonce = randomBytes(32).toString("hex");
    return { memberId: id, recordId, nonce, ...leafNode({ recordId, nonce, sums }) };
  });
  const root = treeRoot(leaves);
  const { id } = database.run(
    "INSERT INTO reserve_snapshot (taken_at, root, symbols, totals) VALUES (?, ?, ?, ?)",
    at,
    root.hash,
    CURRENCIES.join(" "),
    sumsText(root.sums),
  );
  for (const [place, { memberId, recordId, nonce, sums, hash }] of leaves.entries()) {
    database.run(
      "INSERT INTO reserve_leaf (snapshot_id, place, member_id, record_id, nonce, sums, hash) VALUES (?, ?, ?, ?, ?, ?, ?)",
      ...[id, place, memberId, recordId, nonce, sumsText(sums), hash],
    );
  }
  recordAssets(database, id, root.sums);
}

/** Takes the member out of all snapshots; the hashes stay, and nothing leads from them to a name without their nonces. */
export function forgetLeaves(database: Database, memberId: number): void {
  database.run(
    "UPDATE reserve_leaf SET member_id = NULL, record_id = NULL, nonce = NULL WHERE member_id = ?",
    memberId,
  );
}

function nextMonth(at: number): number {
  const moment = new Date(at);
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1);
}

/** Takes a snapshot at 00:00 UTC on the first of each month, after what else is due at that moment. */
export function reservesJob(database: Database): JobDefinition {
  return {
    name: "reserves.snapshot",
    firstDueAt: nextMonth,
    run({ dueAt }) {
      takeSnapshot(database, dueAt);
      return nextMonth(dueAt);
    },
  };
}
