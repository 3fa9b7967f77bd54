import { z } from "zod";
import { endpoint } from "../protocol/endpoint.ts";
import { amountSchema, instantSchema, tokenSymbolSchema } from "../values/values.ts";

const heldTokenSchema = z.object({
  symbol: tokenSymbolSchema,
  /** What is owned, available and locked together: the open lots. */
  amount: amountSchema,
  /** What the open lots have cost; absent where nobody knows that of one of them. */
  cost: amountSchema.nullish(),
  /** At the prices of `asOf`. */
  value: amountSchema,
  /** `value` less `cost`. */
  unrealised: amountSchema.nullish(),
  /** Gains less losses of all disposals whose cost is known. */
  realised: amountSchema,
  /** What was received as income, each at the prices of its day. */
  income: amountSchema,
});

const profitAndLossSchema = z.object({
  currency: tokenSymbolSchema,
  /** Each token that is owned or was; not `currency` itself. */
  items: z.array(heldTokenSchema),
  asOf: instantSchema,
});
export type ProfitAndLoss = z.output<typeof profitAndLossSchema>;

export const profitAndLossEndpoints = {
  /** By the same lots as the tax report, to the same digits. */
  pnl: endpoint({
    service: "transaction",
    method: "GET",
    path: "/pnl",
    audience: "member",
    origin: "extension",
    response: profitAndLossSchema,
  }),
};
