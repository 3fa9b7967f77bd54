import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { WithdrawalRow } from "./withdrawal.ts";

export function listWaiting(database: Database, limit: number) {
  return database
    .all<WithdrawalRow & { username: string }>(
      "SELECT w.*, m.username FROM withdrawal w JOIN member m ON m.id = w.member_id WHERE w.status = 'requested' ORDER BY w.requested_at LIMIT ?",
      limit,
    )
    .map(({ id, username, symbol, amount, fee, address, requested_at }) => ({
      id: String(id),
      username,
      symbol,
      amount: fromUnits(BigInt(amount)),
      fee: fromUnits(BigInt(fee)),
      address,
      requestedAt: toInstant(requested_at),
    }));
}
