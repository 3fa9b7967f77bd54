import type { Database } from "../database/database.ts";

/** What machines were sold for from a moment until another one, in units of 10⁻¹⁸ USDT. */
export function machineSales(database: Database, from: number, until: number): bigint {
  const rows = database.all<{ qty: number; unit_price: string }>(
    "SELECT o.qty, o.unit_price FROM market_order o JOIN product p ON p.id = o.product_id WHERE p.kind = 'machine' AND o.at >= ? AND o.at < ?",
    from,
    until,
  );
  return rows.reduce((sum, { qty, unit_price }) => sum + BigInt(qty) * BigInt(unit_price), 0n);
}
