import type { Database } from "../database/database.ts";

/** What a member was paid for the purchases of others, in units of 10⁻¹⁸ USDT by buyer. */
export function commissionsFrom(
  database: Database,
  receiverId: number,
  buyerIds: readonly number[],
): ReadonlyMap<number, bigint> {
  const rows = database.all<{ from_id: number; amount: string }>(
    "SELECT from_id, amount FROM commission WHERE receiver_id = ? AND journal_id IS NOT NULL AND from_id IN (SELECT value FROM json_each(?))",
    receiverId,
    JSON.stringify(buyerIds),
  );
  const sums = new Map<number, bigint>();
  for (const { from_id, amount } of rows) {
    sums.set(from_id, (sums.get(from_id) ?? 0n) + BigInt(amount));
  }
  return sums;
}
