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
});
export type Machine = z.output<typeof machineSchema>;

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
