import type { z } from "zod";
import type { machineStateSchema } from "../../../lib/contract/machine.ts";
import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";
import { bpsAsPercent } from "../../../lib/money/basis-points.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { earn } from "../mining/earnings.ts";
import type { MachineProduct } from "./products.ts";

/** What of a machine an upgrade changes: power in TH, efficiency in W per TH. */
export interface MachineSpec {
  readonly th: number;
  readonly wPerTh: number;
}

const WHOLE_BPS = 10_000;
const CENT = UNITS_PER_ONE / 100n;
/** A machine grows in tenths of its model's power, up to twice of it. */
const STEPS = 10;
const NO_BONUS = { teamBps: 0, streakBps: 0, boostBps: 0 };

/** The mining fee of a machine in basis points, rounded up: the common one at its model's efficiency, and less with less power used. */
export function feeBpsOf(wPerTh: number, modelWPerTh: number): number {
  return Math.ceil((MINING_RULES.feeBps * wPerTh) / modelWPerTh);
}

// What a spec brings after the fee, in TH × basis points.
function output({ th, wPerTh }: MachineSpec, model: MachineProduct): bigint {
  return BigInt(th) * BigInt(WHOLE_BPS - feeBpsOf(wPerTh, model.wPerTh));
}

// The catalogue's price for output over some days, rounded up to the cent.
function priceOf(part: bigint, model: MachineProduct, days: number): bigint {
  const whole = output(model, model) * BigInt(model.days);
  const units = (model.price * part * BigInt(days) + whole - 1n) / whole;
  return ((units + CENT - 1n) / CENT) * CENT;
}

/** What a further term costs: the model's price, and of an upgraded machine as much more as it brings more. */
export function renewalPrice(spec: MachineSpec, model: MachineProduct): bigint {
  const part = output(spec, model);
  return part === output(model, model) ? model.price : priceOf(part, model, model.days);
}

/**
 * What an upgrade costs for some days: what its further output costs in the price of its model. Several
 * upgrades cost what one to the same end does, but for the cent that each is rounded up to.
 */
export function upgradePrice(
  before: MachineSpec,
  after: MachineSpec,
  model: MachineProduct,
  days: number,
): bigint {
  return priceOf(output(after, model) - output(before, model), model, days);
}

/** Full days until a machine's end. */
export function fullDaysLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.floor((endsAt - now) / DAY_MS));
}

/** What a machine of a model can be upgraded to, ascending, without what it has. */
export function upgradeChoices(
  { th, wPerTh }: MachineSpec,
  model: Pick<MachineSpec, "th">,
  bestWPerTh: number,
) {
  const step = model.th / STEPS;
  const powers = Array.from({ length: STEPS }, (_, index) => model.th + (index + 1) * step);
  const watts = Array.from({ length: Math.max(0, wPerTh - bestWPerTh) }, (_, i) => bestWPerTh + i);
  return { th: powers.filter((power) => Number.isInteger(power) && power > th), wPerTh: watts };
}

/** The best efficiency of what is for sale. */
export function bestEfficiency(database: Database): number {
  const row = database.get<{ w: number | null }>(
    "SELECT min(w_per_th) AS w FROM product WHERE is_for_sale = 1 AND kind = 'machine'",
  );
  return row?.w ?? Number.MAX_SAFE_INTEGER;
}

/** A machine as a quote shows it, with its net of a full day at a rate and without bonuses. */
export function machineState(
  spec: MachineSpec,
  model: MachineProduct,
  endsAt: number,
  perThDay: bigint,
): z.input<typeof machineStateSchema> {
  const feeBps = feeBpsOf(spec.wPerTh, model.wPerTh);
  const { gross, fee } = earn(spec.th, perThDay, NO_BONUS, DAY_MS, spec.th * feeBps);
  return {
    th: String(spec.th),
    wPerTh: String(spec.wPerTh),
    feePercent: bpsAsPercent(feeBps),
    netPerDay: fromUnits(gross - fee),
    endsAt: toInstant(endsAt),
  };
}
