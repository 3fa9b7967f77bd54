import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { amountSchema, instantSchema, listOf, mediaSchema, TOKEN_CODE_PATTERN } from "./values.ts";

/** A token's price in USDT; `change24h` is in percent. */
export const priceSchema = z.object({
  code: z.string(),
  price: amountSchema,
  logo: mediaSchema.nullish(),
  name: z.string().nullish(),
  change24h: amountSchema.nullish(),
  high24h: amountSchema.nullish(),
  low24h: amountSchema.nullish(),
  sparkline7d: z.array(amountSchema).nullish(),
  updatedAt: instantSchema.nullish(),
  simulated: z.boolean().nullish(),
});
export type Price = z.output<typeof priceSchema>;

export const HISTORY_RANGES = ["1h", "24h", "7d", "30d", "1y", "all"] as const;

/** One point of a price history, in USDT; `price` is the closing price of the interval. */
export const pricePointSchema = z.object({
  time: instantSchema,
  price: amountSchema,
  open: amountSchema.nullish(),
  high: amountSchema.nullish(),
  low: amountSchema.nullish(),
  close: amountSchema.nullish(),
});

export const priceEndpoints = {
  prices: endpoint({
    service: "price",
    method: "GET",
    path: "/prices",
    audience: "public",
    sharedForSeconds: 60,
    response: listOf(priceSchema),
  }),
  priceHistory: endpoint({
    service: "price",
    method: "GET",
    path: "/price-history/{code}",
    params: { code: TOKEN_CODE_PATTERN },
    query: z.object({ range: z.enum(HISTORY_RANGES).optional() }),
    audience: "public",
    sharedForSeconds: 60,
    response: z.object({ history: z.array(pricePointSchema) }),
  }),
};
