import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { CHAIN_ID } from "../wallet/deposit-address.ts";
import { enterStatus, findWithdrawal, lockFunds, payOut } from "../withdrawal/withdrawal.ts";
import { openBook } from "./book.ts";

const MINUTE_MS = 60_000;

function seedWithdrawal(database: Database, memberId: number, address: string, at: number): void {
  const { id } = database.run(
    "INSERT INTO withdrawal (member_id, symbol, amount, fee, address, label, chain_id, status, requested_at, hash) VALUES (?, 'USDT', ?, ?, ?, 'Ledger', ?, 'requested', ?, ?)",
    memberId,
    String(toUnits("50")),
    String(toUnits("1")),
    address,
    CHAIN_ID,
    at,
    `0x${"5e".repeat(32)}`,
  );
  const row = findWithdrawal(database, String(id));
  if (!row) throw new Error(`The withdrawal ${id} was not stored`);
  lockFunds(database, row, at);
  payOut(database, row, at + 3 * MINUTE_MS);
  const steps = ["requested", "approved", "sent", "confirmed"] as const;
  for (const [index, status] of steps.entries()) {
    enterStatus(database, id, status, at + index * MINUTE_MS);
  }
}

/** Erik's deposit and his withdrawal of 50 USDT, which leave exactly 1 000 USDT. */
export function seedErikHistory(database: Database, erikId: number, now: number): void {
  const saved = database.get<{ address: string }>(
    "SELECT address FROM saved_address WHERE member_id = ?",
    erikId,
  );
  const erik = openBook(database, erikId);
  erik.receive(now - 40 * DAY_MS, "deposit", "USDT", "1051", "chain:USDT");
  seedWithdrawal(database, erikId, saved?.address ?? "", now - 12 * DAY_MS);
}
