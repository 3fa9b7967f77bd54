import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { findProduct, type MachineProduct } from "./products.ts";
import type { MachineSpec } from "./worth.ts";

/** A member's machine with the whole of its terms; times are business time. */
export interface MachineRow {
  readonly id: number;
  readonly product_id: string;
  readonly name: string;
  readonly th: number;
  readonly w_per_th: number;
  readonly is_for_sale: number;
  /** Of the model, as it is sold. */
  readonly model_th: number;
  readonly model_w: number;
  readonly earned: string;
  readonly starts_at: number;
  readonly ends_at: number;
}

/** What of a machine an upgrade changes. */
export function specOf({ th, w_per_th }: MachineRow): MachineSpec {
  return { th, wPerTh: w_per_th };
}

const MACHINES = `SELECT m.id, m.product_id, p.name, m.th, m.w_per_th, p.is_for_sale, p.th AS model_th, p.w_per_th AS model_w, m.earned,
    min(t.starts_at) AS starts_at, max(t.ends_at) AS ends_at
  FROM machine m JOIN product p ON p.id = m.product_id JOIN machine_term t ON t.machine_id = m.id
  WHERE m.member_id = ? AND m.sold_at IS NULL`;

/** A member's machines, newest first; sold ones are theirs no more. */
export function listMachines(database: Database, memberId: number): MachineRow[] {
  return database.all<MachineRow>(`${MACHINES} GROUP BY m.id ORDER BY m.id DESC`, memberId);
}

/** A member's own machine, or undefined. */
export function findMachine(
  database: Database,
  memberId: number,
  id: number,
): MachineRow | undefined {
  return database.get<MachineRow>(`${MACHINES} AND m.id = ? GROUP BY m.id`, memberId, id);
}

/** Adds a term of the product's days to a machine. */
export function addTerm(database: Database, machineId: number, days: number, from: number): void {
  database.run(
    "INSERT INTO machine_term (machine_id, starts_at, ends_at) VALUES (?, ?, ?)",
    machineId,
    from,
    from + days * DAY_MS,
  );
}

/** Gives a member a machine that works from a moment on; its id. */
export function giveMachine(
  database: Database,
  memberId: number,
  product: MachineProduct,
  at: number,
): number {
  const { id } = database.run(
    "INSERT INTO machine (member_id, product_id, th, w_per_th) VALUES (?, ?, ?, ?)",
    memberId,
    product.id,
    product.th,
    product.wPerTh,
  );
  addTerm(database, id, product.days, at);
  return id;
}

/**
 * Ends a machine with whoever has it, and gives another member one that is the same from this moment to its end; its id. What
 * it earned before stays with the terms that are over.
 */
export function handOver(
  database: Database,
  machineId: number,
  memberId: number,
  at: number,
): number {
  const { id } = database.run(
    "INSERT INTO machine (member_id, product_id, th, w_per_th) SELECT ?, product_id, th, w_per_th FROM machine WHERE id = ?",
    memberId,
    machineId,
  );
  database.run(
    "INSERT INTO machine_term (machine_id, starts_at, ends_at) SELECT ?, ?, max(ends_at) FROM machine_term WHERE machine_id = ?",
    id,
    at,
    machineId,
  );
  database.run(
    "INSERT INTO machine_pause (machine_id, starts_at, ends_at) SELECT ?, starts_at, ends_at FROM machine_pause WHERE machine_id = ? AND ends_at > ?",
    id,
    machineId,
    at,
  );
  database.run("DELETE FROM machine_term WHERE machine_id = ? AND starts_at >= ?", machineId, at);
  database.run(
    "UPDATE machine_term SET ends_at = ? WHERE machine_id = ? AND ends_at > ?",
    at,
    machineId,
    at,
  );
  database.run("UPDATE machine SET sold_at = ? WHERE id = ?", at, machineId);
  return id;
}

/** Whether a member has ever bought a machine; the free Starter is none. */
export function hasBoughtMachine(database: Database, memberId: number): boolean {
  return (
    database.get(
      "SELECT 1 FROM machine WHERE member_id = ? AND product_id <> 'starter' LIMIT 1",
      memberId,
    ) !== undefined
  );
}

/** Gives the free Starter, once in a member's life (R11.6). */
export function grantStarter(database: Database, memberId: number, at: number): void {
  const has = database.get(
    "SELECT 1 FROM machine WHERE member_id = ? AND product_id = 'starter'",
    memberId,
  );
  if (has) return;
  const starter = findProduct(database, "starter");
  if (starter?.kind !== "machine") throw new Error("The catalogue has no Starter");
  giveMachine(database, memberId, starter, at);
}
