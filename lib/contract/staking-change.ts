import { z } from "zod";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  positiveAmountSchema,
} from "./values/values.ts";

/** A position as it stands, or as it would stand after a change. */
const stakingTermsSchema = z.object({
  productId: idSchema,
  principal: amountSchema,
  aprBps: z.number().int(),
  /** One full day's reward. */
  perDay: amountSchema,
  maturesAt: instantSchema.nullish(),
  /** Rewards that are still locked. */
  accrued: amountSchema,
});
export type StakingTerms = z.output<typeof stakingTermsSchema>;

/** What shall become of an active position: more of it, another term, or a part of it back. */
export const stakingChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), amount: positiveAmountSchema }),
  z.object({ kind: z.literal("extend"), productId: z.string().regex(OPAQUE_ID_PATTERN) }),
  z.object({ kind: z.literal("redeem"), amount: positiveAmountSchema }),
]);

/**
 * What a change of a position would make of it. Principal and product change at once, rewards are counted by
 * `after` from `accrualFrom` on; `returned` reaches the balance and `forfeited` are rewards that are lost.
 */
export const stakingChangeQuoteSchema = z.object({
  quoteId: idSchema,
  before: stakingTermsSchema,
  after: stakingTermsSchema,
  accrualFrom: instantSchema,
  returned: amountSchema,
  forfeited: amountSchema,
  serverTime: instantSchema.nullish(),
});
export type StakingChangeQuote = z.output<typeof stakingChangeQuoteSchema>;
