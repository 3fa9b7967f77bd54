import type { z } from "zod";
import type { MACHINE_STATUSES, machineSchema } from "../../../lib/contract/machine.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { unsettledShares } from "./earned.ts";
import { findMachine, listMachines, type MachineRow } from "./machine.ts";

type MachineView = z.input<typeof machineSchema>;

const EXPIRING_MS = 7 * DAY_MS;
/** How long after its end a machine can be renewed (R11.14). */
export const RENEWAL_MS = 7 * DAY_MS;

function statusOf({ ends_at }: MachineRow, now: number): (typeof MACHINE_STATUSES)[number] {
  if (now >= ends_at) return "expired";
  return ends_at - now <= EXPIRING_MS ? "expiring" : "active";
}

function view(row: MachineRow, unsettled: bigint, now: number): MachineView {
  const isForSale = row.is_for_sale === 1;
  return {
    id: String(row.id),
    productId: row.product_id,
    model: row.name,
    th: String(row.th),
    wPerTh: String(row.w_per_th),
    startedAt: toInstant(row.starts_at),
    endsAt: toInstant(row.ends_at),
    status: statusOf(row, now),
    earned: fromUnits(BigInt(row.earned) + unsettled),
    canRenew: isForSale && now <= row.ends_at + RENEWAL_MS,
    renewUntil: isForSale ? toInstant(row.ends_at + RENEWAL_MS) : null,
  };
}

/** A member's machines, newest first, of one status or all. */
export function machineViews(
  database: Database,
  memberId: number,
  now: number,
  status?: (typeof MACHINE_STATUSES)[number],
): MachineView[] {
  const unsettled = unsettledShares(database, memberId, now);
  return listMachines(database, memberId)
    .map((row) => view(row, unsettled.get(row.id) ?? 0n, now))
    .filter((machine) => !status || machine.status === status);
}

/** One machine of a member. @throws Error for one that is not theirs */
export function machineView(
  database: Database,
  memberId: number,
  id: number,
  now: number,
): MachineView {
  const row = findMachine(database, memberId, id);
  if (!row) throw new Error(`Member ${memberId} has no machine ${id}`);
  return view(row, unsettledShares(database, memberId, now).get(id) ?? 0n, now);
}
