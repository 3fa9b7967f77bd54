import type { z } from "zod";
import type { transactionSchema } from "../../../lib/contract/transaction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Direction } from "../ledger/line.ts";

/** A line with what its withdrawal adds to it. */
export interface LineRow {
  id: number;
  journal_id: number;
  at: number;
  type: string;
  symbol: string;
  direction: Direction;
  amount: string;
  fee: string | null;
  balance_after: string;
  /** What went on in a renewed stake. */
  principal: string | null;
  counterparty: string | null;
  ref: string | null;
  status: string;
}

/** A withdrawal is pending until it is confirmed, and cancelled when it came back. */
export const CONDITION_BY_STATUS = {
  completed: "(w.id IS NULL OR l.type <> 'withdrawal' OR w.status = 'confirmed')",
  pending: "(l.type = 'withdrawal' AND w.status IN ('requested','approved','sent'))",
  cancelled: "(l.type = 'withdrawal' AND w.status IN ('rejected','cancelled'))",
} as const;

const STATUS = `CASE WHEN ${CONDITION_BY_STATUS.pending} THEN 'pending'
  WHEN ${CONDITION_BY_STATUS.cancelled} THEN 'cancelled' ELSE 'completed' END`;

export const COLUMNS = `l.id, l.journal_id, l.at, l.type, l.symbol, l.direction, l.amount, l.fee,
  l.balance_after, l.principal, coalesce(l.counterparty, w.address) AS counterparty, l.ref, ${STATUS} AS status`;

export const SOURCE = "ledger_line l LEFT JOIN withdrawal w ON w.id = l.withdrawal_id";

function reference(ref: string | null) {
  const [kind = "", id = ""] = (ref ?? "").split(":");
  return kind && id ? { kind, id } : null;
}

/** A line as the contract shows it. */
export function transactionView(row: LineRow): z.input<typeof transactionSchema> {
  return {
    id: String(row.id),
    at: toInstant(row.at),
    type: row.type,
    symbol: row.symbol,
    direction: row.direction,
    amount: fromUnits(BigInt(row.amount)),
    fee: row.fee === null ? null : fromUnits(BigInt(row.fee)),
    status: row.status,
    balanceAfter: fromUnits(BigInt(row.balance_after)),
    principal: row.principal === null ? null : fromUnits(BigInt(row.principal)),
    title: null,
    ref: reference(row.ref),
    counterparty: row.counterparty,
  };
}
