import type { z } from "zod";
import type { marketplaceOrderSchema } from "../../../lib/contract/marketplace.ts";
import type { pagingSchema } from "../../../lib/contract/values/values.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";

interface OrderRow {
  id: number;
  product_id: string;
  machine_id: number | null;
  kind: "machine" | "boost";
  name: string;
  qty: number;
  currency: string;
  unit_price: string;
  volume: number;
  transaction_id: number | null;
  th_before: number | null;
  w_before: number | null;
  th_after: number | null;
  w_after: number | null;
  at: number;
}

// A transaction is the member's own line of the journal.
const ORDERS = `SELECT o.*, p.kind, p.name, u.th_before, u.w_before, u.th_after, u.w_after,
    (SELECT l.id FROM ledger_line l WHERE l.journal_id = o.journal_id AND l.member_id = o.member_id)
      AS transaction_id
  FROM market_order o JOIN product p ON p.id = o.product_id
  LEFT JOIN machine_upgrade u ON u.order_id = o.id WHERE o.member_id = ?`;

function view(row: OrderRow): z.input<typeof marketplaceOrderSchema> {
  const unitPrice = BigInt(row.unit_price);
  return {
    id: String(row.id),
    createdAt: toInstant(row.at),
    productId: row.product_id,
    kind: row.kind,
    name: row.name,
    qty: row.qty,
    unitPrice: { symbol: row.currency, amount: fromUnits(unitPrice) },
    total: { symbol: row.currency, amount: fromUnits(unitPrice * BigInt(row.qty)) },
    volumePoints: row.volume,
    machineId: row.machine_id === null ? null : String(row.machine_id),
    upgrade:
      row.th_before === null
        ? null
        : {
            before: { th: String(row.th_before), wPerTh: String(row.w_before) },
            after: { th: String(row.th_after), wPerTh: String(row.w_after) },
          },
    transactionId: row.transaction_id === null ? null : String(row.transaction_id),
  };
}

/** One order of a member. @throws Error for one that is not theirs */
export function orderView(database: Database, memberId: number, id: number) {
  const row = database.get<OrderRow>(`${ORDERS} AND o.id = ?`, memberId, id);
  if (!row) throw new Error(`Member ${memberId} has no order ${id}`);
  return view(row);
}

/** One page of a member's orders, newest first. */
export function listOrders(
  database: Database,
  memberId: number,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: z.output<typeof pagingSchema>,
) {
  const counted = database.get<{ total: number }>(
    "SELECT count(*) AS total FROM market_order WHERE member_id = ?",
    memberId,
  );
  const items = database
    .all<OrderRow>(
      `${ORDERS} ORDER BY o.id DESC LIMIT ? OFFSET ?`,
      memberId,
      pageSize,
      (page - 1) * pageSize,
    )
    .map(view);
  return { items, page, pageSize, total: counted?.total ?? 0 };
}
