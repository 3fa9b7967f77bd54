import { z } from "zod";
import { amountSchema, idSchema, instantSchema, tokenSymbolSchema } from "../values/values.ts";

const movedSchema = z.object({ amount: amountSchema, symbol: tokenSymbolSchema });

/**
 * What became of one slot: `skipped` moved nothing because of the member's own terms or balance, `failed` because of
 * something else. Words of `reason` that we do not know are told as "could not run".
 */
export const automaticRunSchema = z.object({
  id: idSchema,
  /** The slot. */
  at: instantSchema,
  status: z.enum(["done", "skipped", "failed"]),
  /** `shortage`, `min_keep`, `max_price`, `missed`, `minimum`, `nothing`, `limits`, `closed`, `price`, `not_valid`, `identity`, `second_factor`, `hold`, `lock`, `address`. */
  reason: z.string().nullish(),
  gave: movedSchema.nullish(),
  /** What came for it; nothing where it is the same tokens elsewhere. */
  got: movedSchema.nullish(),
  fee: movedSchema.nullish(),
  /** A line of the transactions. */
  transactionId: idSchema.nullish(),
});
export type AutomaticRun = z.output<typeof automaticRunSchema>;
