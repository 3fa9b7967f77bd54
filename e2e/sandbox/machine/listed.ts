import type { Database } from "../database/database.ts";
import { conflict } from "../http/refusal.ts";

/** A machine's open offer to other members. */
interface OpenListing {
  readonly id: number;
  readonly price: string;
}

/** The offer of a machine that stands at a moment, or undefined. */
export function openListingOf(
  database: Database,
  machineId: number,
  now: number,
): OpenListing | undefined {
  return database.get<OpenListing>(
    "SELECT id, price FROM resale_listing WHERE machine_id = ? AND status = 'open' AND closes_at > ?",
    machineId,
    now,
  );
}

/** @throws Refusal 409 while a machine is offered: what is sold stays what it was */
export function requireUnlisted(database: Database, machineId: number, now: number): void {
  if (!openListingOf(database, machineId, now)) return;
  throw conflict("This machine is for sale. Take it off sale first.");
}
