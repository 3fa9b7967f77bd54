import type { z } from "zod";
import type { MACHINE_STATUSES, machineSchema } from "../../../lib/contract/machine.ts";
import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";
import { bpsAsPercent } from "../../../lib/money/basis-points.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { closesAt, priceBounds, soldModel } from "../resale/rules.ts";
import { unsettledShares } from "./earned.ts";
import { openListingOf } from "./listed.ts";
import { findMachine, listMachines, type MachineRow } from "./machine.ts";
import { bestEfficiency, feeBpsOf, fullDaysLeft, upgradeChoices } from "./worth.ts";

type MachineView = z.input<typeof machineSchema>;

const EXPIRING_MS = 7 * DAY_MS;
/** How long after its end a machine can be renewed (R11.14). */
export const RENEWAL_MS = 7 * DAY_MS;

function statusOf({ ends_at }: MachineRow, now: number): (typeof MACHINE_STATUSES)[number] {
  if (now >= ends_at) return "expired";
  return ends_at - now <= EXPIRING_MS ? "expiring" : "active";
}

interface Pause {
  machine_id: number;
  starts_at: number;
  ends_at: number;
}

/** The announced work on a machine that lasts or comes next. */
export function nextPause(database: Database, machineId: number, now: number) {
  const row = database.get<Pause>(
    "SELECT * FROM machine_pause WHERE machine_id = ? AND ends_at > ? ORDER BY starts_at LIMIT 1",
    machineId,
    now,
  );
  return row ? { from: toInstant(row.starts_at), until: toInstant(row.ends_at) } : null;
}

/** What a machine can be upgraded to now, or null where it cannot. */
export function upgradeOf(database: Database, row: MachineRow, now: number) {
  if (row.is_for_sale !== 1 || fullDaysLeft(row.ends_at, now) === 0) return null;
  if (openListingOf(database, row.id, now)) return null;
  const { th, w_per_th: wPerTh, model_th } = row;
  const choices = upgradeChoices({ th, wPerTh }, { th: model_th }, bestEfficiency(database));
  return choices.th.length + choices.wPerTh.length === 0
    ? null
    : { th: choices.th.map(String), wPerTh: choices.wPerTh.map(String) };
}

// Within which prices a machine can be offered to other members, or null where it cannot.
function resaleOf(database: Database, row: MachineRow, now: number): MachineView["resale"] {
  const model = soldModel(database, row);
  if (!model || now >= closesAt(row.ends_at)) return null;
  const { min, max, newPrice } = priceBounds(row, model);
  return { minPrice: fromUnits(min), maxPrice: fromUnits(max), newPrice: fromUnits(newPrice) };
}

function view(database: Database, row: MachineRow, unsettled: bigint, now: number): MachineView {
  const isForSale = row.is_for_sale === 1;
  const feeBps = feeBpsOf(row.w_per_th, row.model_w);
  const listing = openListingOf(database, row.id, now);
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
    canRenew: isForSale && !listing && now <= row.ends_at + RENEWAL_MS,
    renewUntil: isForSale ? toInstant(row.ends_at + RENEWAL_MS) : null,
    feePercent: feeBps === MINING_RULES.feeBps ? null : bpsAsPercent(feeBps),
    upgrade: upgradeOf(database, row, now),
    resale: listing ? null : resaleOf(database, row, now),
    listing: listing ? { id: String(listing.id), price: fromUnits(BigInt(listing.price)) } : null,
    pause: nextPause(database, row.id, now),
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
    .map((row) => view(database, row, unsettled.get(row.id) ?? 0n, now))
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
  return view(database, row, unsettledShares(database, memberId, now).get(id) ?? 0n, now);
}
