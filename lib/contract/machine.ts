import { z } from "zod";
import { amountSchema, idSchema, instantSchema } from "./values/values.ts";

export const MACHINE_STATUSES = ["active", "expiring", "expired"] as const;

/** A member's machine: power in TH, efficiency in W per TH, earned so far in mBTC after the fee. */
export const machineSchema = z.object({
  id: idSchema,
  productId: idSchema.nullish(),
  model: z.string(),
  th: amountSchema,
  wPerTh: amountSchema.nullish(),
  startedAt: instantSchema,
  endsAt: instantSchema,
  /** `expiring` has seven days left or less. */
  status: z.enum(MACHINE_STATUSES),
  earned: amountSchema.nullish(),
  canRenew: z.boolean().nullish(),
  /** Until when a renewal is possible. */
  renewUntil: instantSchema.nullish(),
  /** The mining fee of this machine in percent of what it earns without bonuses; absent, it is the one of the rate. */
  feePercent: amountSchema.nullish(),
  /** What it can be upgraded to now, ascending, without what it has; absent where it cannot be. */
  upgrade: z
    .object({
      /** Power in TH after the upgrade. */
      th: z.array(amountSchema),
      /** Efficiency in W per TH after the upgrade. */
      wPerTh: z.array(amountSchema),
    })
    .nullish(),
  /** Where it can be sold to another member now: within which prices in USDT, and what a new one costs. */
  resale: z
    .object({ minPrice: amountSchema, maxPrice: amountSchema, newPrice: amountSchema.nullish() })
    .nullish(),
  /** Where it is offered to other members. */
  listing: z.object({ id: idSchema, price: amountSchema }).nullish(),
  /** Announced work on it, during which it earns nothing; absent once it is over. */
  pause: z.object({ from: instantSchema, until: instantSchema }).nullish(),
});
export type Machine = z.output<typeof machineSchema>;

/**
 * A machine before or after an order: `netPerDay` (mBTC) is the upstream's estimate at today's network rate, without
 * bonuses and after the machine's fee.
 */
export const machineStateSchema = z.object({
  th: amountSchema,
  wPerTh: amountSchema.nullish(),
  feePercent: amountSchema.nullish(),
  netPerDay: amountSchema.nullish(),
  endsAt: instantSchema,
});
export type MachineState = z.output<typeof machineStateSchema>;

/** A boost: `percent` on the gross for `hours` from the moment it is applied. */
export const boostSchema = z.object({
  id: idSchema,
  productId: idSchema.nullish(),
  name: z.string(),
  percent: z.number(),
  hours: z.number().int(),
  status: z.enum(["available", "active", "used"]),
  acquiredAt: instantSchema.nullish(),
  appliedAt: instantSchema.nullish(),
  endsAt: instantSchema.nullish(),
});
export type Boost = z.output<typeof boostSchema>;
