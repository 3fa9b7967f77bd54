import { z } from "zod";
import { productSchema } from "./marketplace.ts";
import { endpoint } from "./protocol/endpoint.ts";
import { USDT } from "./values/tokens.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  listOf,
  mediaSchema,
  TOKEN_CODE_PATTERN,
  tokenSymbolSchema,
} from "./values/values.ts";

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

export const launchpadRoundSchema = z.object({
  id: idSchema,
  name: z.string(),
  symbol: tokenSymbolSchema,
  status: z.enum(["upcoming", "open", "ended"]),
  startsAt: instantSchema.nullish(),
  endsAt: instantSchema.nullish(),
  price: amountSchema.nullish(),
  hardCap: amountSchema.nullish(),
  raised: amountSchema.nullish(),
});

export const tokenSchema = z.object({
  chainId: z.number().int(),
  address: z.string(),
  decimals: z.number().int(),
  symbol: tokenSymbolSchema,
  name: z.string().nullish(),
  projectLink: z.string().nullish(),
});

/** What one USDT is in currencies: for the eye alone, no order knows of it. */
const fxSchema = z.object({
  base: z.literal(USDT),
  rates: z.array(
    z.object({
      /** ISO 4217; what is none is left out. */
      code: z.string(),
      rate: amountSchema,
      asOf: instantSchema,
    }),
  ),
  /** Who says so, in a few words. */
  source: z.string().nullish(),
});
export type CurrencyRate = z.output<typeof fxSchema>["rates"][number];

export const priceEndpoints = {
  prices: endpoint({
    service: "price",
    method: "GET",
    path: "/prices",
    audience: "public",
    sharedForSeconds: 60,
    response: listOf(priceSchema),
  }),
  fx: endpoint({
    service: "price",
    method: "GET",
    path: "/fx",
    audience: "public",
    origin: "extension",
    reach: "server",
    sharedForSeconds: 300,
    response: fxSchema,
  }),
  priceHistory: endpoint({
    service: "price",
    method: "GET",
    path: "/price-history/{code}",
    params: { code: TOKEN_CODE_PATTERN },
    query: z.object({ range: z.enum(HISTORY_RANGES).optional() }),
    audience: "public",
    sharedForSeconds: 60,
    response: z.object({
      history: z.array(pricePointSchema),
      /** Ours: the history is empty because it could not be had. */
      hasFailed: z.boolean().nullish(),
    }),
    whenFailed: { history: [], hasFailed: true },
  }),
  /** Counters of the whole network; `volume24h` is in USDT, `minedTotal` in mBTC, `stakedTotal` in MERLIN. */
  stats: endpoint({
    service: "price",
    method: "GET",
    path: "/stats",
    audience: "public",
    origin: "extension",
    sharedForSeconds: 60,
    response: z.object({
      members: z.number().int().nullish(),
      activeMiners: z.number().int().nullish(),
      minedTotal: amountSchema.nullish(),
      stakedTotal: amountSchema.nullish(),
      volume24h: amountSchema.nullish(),
      asOf: instantSchema.nullish(),
    }),
  }),
  marketplacePreview: endpoint({
    service: "price",
    method: "GET",
    path: "/marketplace-preview",
    audience: "public",
    origin: "extension",
    sharedForSeconds: 60,
    response: listOf(productSchema),
  }),
  /** Rounds of the launchpad, the next one first; an empty list means that none is announced. */
  launchpad: endpoint({
    service: "price",
    method: "GET",
    path: "/launchpad",
    audience: "public",
    origin: "extension",
    sharedForSeconds: 60,
    response: z.object({ rounds: z.array(launchpadRoundSchema) }),
  }),
  /** Tokens on chains, for "add to wallet" (R3.4). */
  tokens: endpoint({
    service: "price",
    method: "GET",
    path: "/tokens",
    audience: "public",
    origin: "extension",
    sharedForSeconds: 300,
    response: listOf(tokenSchema),
  }),
};
