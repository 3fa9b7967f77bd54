import type { z } from "zod";
import type { movementEndpoints, withdrawalSchema } from "../../../lib/contract/movement.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { pageOfRows } from "../http/paging.ts";
import { walletBalances } from "../ledger/balances.ts";
import { readTimeline } from "./timeline.ts";
import type { WithdrawalRow } from "./withdrawal.ts";

function withdrawalView(database: Database, row: WithdrawalRow): z.input<typeof withdrawalSchema> {
  return {
    id: String(row.id),
    symbol: row.symbol,
    amount: fromUnits(BigInt(row.amount)),
    fee: fromUnits(BigInt(row.fee)),
    address: row.address,
    label: row.label,
    chainId: row.chain_id,
    status: row.status,
    requestedAt: toInstant(row.requested_at),
    timeline: readTimeline(database, row.id),
    hash: row.hash,
    simulated: true,
    reason: row.reason,
    canCancel: row.status === "requested",
  };
}

/** What a member gets back from a write: the withdrawal and the touched wallet. */
export function withdrawalAnswer(database: Database, row: WithdrawalRow) {
  return {
    request: withdrawalView(database, row),
    wallets: walletBalances(database, row.member_id, [row.symbol]),
  };
}

/** One page of a member's withdrawals, newest first; of one token if asked. */
export function listWithdrawals(
  database: Database,
  memberId: number,
  query: z.output<typeof movementEndpoints.withdrawals.query>,
) {
  const symbol = query.symbol ?? null;
  const selection = {
    sql: "SELECT * FROM withdrawal WHERE member_id = ? AND (? IS NULL OR symbol = ?)",
    values: [memberId, symbol, symbol],
    order: "id DESC",
  };
  return pageOfRows(database, selection, query, (row: WithdrawalRow) =>
    withdrawalView(database, row),
  );
}
