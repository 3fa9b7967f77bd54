import type { z } from "zod";
import type { movementEndpoints } from "../../../lib/contract/movement.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { rowId } from "../database/row-id.ts";
import { pageOfRows } from "../http/paging.ts";
import { notFound } from "../http/refusal.ts";

interface AddressRow {
  id: number;
  address: string;
  label: string | null;
  chain_id: number;
  usable_from: number;
}

interface NewAddress {
  readonly address: string;
  readonly label: string | null;
  readonly chainId: number;
  /** Business time in milliseconds. */
  readonly usableFrom: number;
}

/** Saves an address of a member and gives its id. A member has each address of a chain once. */
export function saveAddress(database: Database, memberId: number, entry: NewAddress): number {
  return database.run(
    "INSERT INTO saved_address (member_id, address, label, chain_id, usable_from) VALUES (?, ?, ?, ?, ?)",
    memberId,
    entry.address,
    entry.label,
    entry.chainId,
    entry.usableFrom,
  ).id;
}

export function findSavedAddress(
  database: Database,
  memberId: number,
  id: string,
): AddressRow | undefined {
  return database.get(
    "SELECT id, address, label, chain_id, usable_from FROM saved_address WHERE id = ? AND member_id = ?",
    rowId(id),
    memberId,
  );
}

/** A row as the contract shows it. */
export function savedAddressOf({ id, address, label, chain_id, usable_from }: AddressRow) {
  return {
    id: String(id),
    address,
    label,
    chainId: chain_id,
    usableFrom: toInstant(usable_from),
  };
}

/** Twenty addresses a page in the order in which they were saved, of one chain or of all. */
export function listSavedAddresses(
  database: Database,
  memberId: number,
  query: z.output<typeof movementEndpoints.savedAddresses.query>,
) {
  const chainId = query.chainId ?? null;
  const selection = {
    sql: "SELECT id, address, label, chain_id, usable_from FROM saved_address WHERE member_id = ? AND (? IS NULL OR chain_id = ?)",
    values: [memberId, chainId, chainId],
    order: "id",
  };
  const { items, total } = pageOfRows(database, selection, query, savedAddressOf);
  return { items, total };
}

/** Takes an address off the member's list; withdrawals to it that were requested go on. */
export function removeAddress(database: Database, memberId: number, id: string): void {
  const { changes } = database.run(
    "DELETE FROM saved_address WHERE id = ? AND member_id = ?",
    rowId(id),
    memberId,
  );
  if (changes === 0) throw notFound();
}
