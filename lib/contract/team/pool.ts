import { z } from "zod";
import { endpoint } from "../protocol/endpoint.ts";
import { amountSchema, idSchema, instantSchema } from "../values/values.ts";

/** A month's pool as it was shared out; `amount` is the member's part, in USDT. */
export const poolPayoutSchema = z.object({
  /** First UTC day of the month. */
  month: z.iso.date(),
  size: amountSchema,
  points: amountSchema,
  allPoints: amountSchema,
  amount: amountSchema,
  paidAt: instantSchema.nullish(),
  transactionId: idSchema.nullish(),
});
export type PoolPayout = z.output<typeof poolPayoutSchema>;

/** Offered by `pool` of the capabilities. */
export const poolEndpoints = {
  /**
   * The pool of the running UTC month: `shareBps` of all sales of machines and what months before have left. Points are
   * what settlements of the month have matched; each member gets `size` × `points` / `allPoints`, rounded down, and the
   * rest goes into the next month. Amounts in USDT; payouts newest first, twelve at most.
   */
  pool: endpoint({
    service: "account",
    method: "GET",
    path: "/team/pool",
    audience: "member",
    origin: "extension",
    response: z.object({
      month: z.iso.date(),
      endsAt: instantSchema,
      asOf: instantSchema,
      shareBps: z.number().int().nullish(),
      size: amountSchema,
      carried: amountSchema.nullish(),
      points: amountSchema,
      allPoints: amountSchema,
      /** What the member would get if the month ended now. */
      expected: amountSchema,
      payouts: z.array(poolPayoutSchema),
    }),
  }),
};
