import { findByUsername } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { openBook } from "./book.ts";
import { seedPurchase } from "./purchase.ts";

const HOUR_MS = 3_600_000;

/** Who of anna's team bought a Nano how many days before the seed. */
const BUYERS: Readonly<Record<number, string>> = { 50: "emil", 18: "gina", 6: "fred" };

/**
 * Sells a Nano to the member of anna's team who bought one on this day, after a deposit. With dora's,
 * emil's lets anna's legs match; gina's and fred's match no more, since by then nobody whom anna
 * invited into the left leg is active.
 */
export function seedTeamPurchase(database: Database, daysAgo: number, at: number): void {
  const buyer = findByUsername(database, BUYERS[daysAgo] ?? "");
  if (!buyer) return;
  openBook(database, buyer.id).receive(at - HOUR_MS, "deposit", "USDT", "150", "chain:USDT");
  seedPurchase(database, buyer.id, "nano", at);
}
