import { z } from "zod";
import { walletBalanceSchema } from "./account.ts";
import { boostSchema, machineSchema, machineStateSchema } from "./machine.ts";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  listOf,
  mediaSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  positiveAmountSchema,
  proofSchema,
  secondFactorCodeSchema,
  tokenSymbolSchema,
} from "./values/values.ts";

export const priceTagSchema = z.object({ symbol: tokenSymbolSchema, amount: amountSchema });

/**
 * A machine or a boost. `th` is its power in TH, `wPerTh` its efficiency; `estNetPerDay` (mBTC) and
 * `estBreakEvenDays` are the upstream's estimates at today's rate and price. A boost adds
 * `boostPercent` for `hours`.
 */
export const productSchema = z.object({
  id: idSchema,
  kind: z.enum(["machine", "boost"]),
  name: z.string(),
  th: amountSchema.nullish(),
  wPerTh: amountSchema.nullish(),
  days: z.number().int().nullish(),
  hours: z.number().int().nullish(),
  boostPercent: z.number().nullish(),
  price: priceTagSchema,
  stock: z.number().int().nullish(),
  volumePoints: z.number().nullish(),
  estNetPerDay: amountSchema.nullish(),
  estBreakEvenDays: z.number().int().nullish(),
  image: mediaSchema.nullish(),
});
export type Product = z.output<typeof productSchema>;

export const PRODUCT_SORTS = ["price", "-price", "th", "-th", "breakEven"] as const;

/** Most pieces of one order. */
export const MAX_QUANTITY = 20;

/**
 * A price that holds until `expiresAt`; with `machineId` it is for renewing or upgrading that machine, which is `before`
 * now and `after` once it is paid.
 */
export const marketplaceQuoteSchema = z.object({
  quoteId: idSchema,
  productId: idSchema,
  machineId: idSchema.nullish(),
  qty: z.number().int(),
  unitPrice: priceTagSchema.nullish(),
  total: priceTagSchema,
  volumePoints: z.number().nullish(),
  before: machineStateSchema.nullish(),
  after: machineStateSchema.nullish(),
  /** Whether the order needs a code of the second factor. */
  needsCode: z.boolean().nullish(),
  expiresAt: instantSchema,
  serverTime: instantSchema.nullish(),
});
export type MarketplaceQuote = z.output<typeof marketplaceQuoteSchema>;

const upgradedSchema = z.object({ th: amountSchema, wPerTh: amountSchema.nullish() });

/** A paid order; `machineId` names the machine that it renewed or, with `upgrade`, upgraded. */
export const marketplaceOrderSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  productId: idSchema,
  kind: z.enum(["machine", "boost"]).nullish(),
  name: z.string(),
  qty: z.number().int(),
  unitPrice: priceTagSchema.nullish(),
  total: priceTagSchema,
  volumePoints: z.number().nullish(),
  machineId: idSchema.nullish(),
  upgrade: z.object({ before: upgradedSchema, after: upgradedSchema }).nullish(),
  transactionId: idSchema.nullish(),
});
export type MarketplaceOrder = z.output<typeof marketplaceOrderSchema>;

/** What a machine shall have, in whole TH and in W per TH: one of what it can be upgraded to, or both. */
const upgradeWishSchema = z
  .object({ th: positiveAmountSchema.optional(), wPerTh: positiveAmountSchema.optional() })
  .refine(({ th, wPerTh }) => th !== undefined || wPerTh !== undefined);

const quoteId = z.string().regex(OPAQUE_ID_PATTERN);
const wallets = z.array(walletBalanceSchema).nullish();

export const marketplaceEndpoints = {
  products: endpoint({
    service: "market",
    method: "GET",
    path: "/products",
    audience: "member",
    origin: "extension",
    query: z.object({
      kind: z.enum(["machine", "boost"]).optional(),
      sort: z.enum(PRODUCT_SORTS).optional(),
    }),
    response: listOf(productSchema),
  }),
  /** 409 when fewer are left, or when the machine cannot be renewed any more. */
  quote: endpoint({
    service: "market",
    method: "POST",
    path: "/quote",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      z.object({
        productId: z.string().regex(OPAQUE_ID_PATTERN),
        qty: z.number().int().min(1).max(MAX_QUANTITY).optional(),
        machineId: z.string().regex(OPAQUE_ID_PATTERN).optional(),
      }),
    ),
    response: marketplaceQuoteSchema,
  }),
  /** 409 for a quote that has expired, was used or does not hold any more; 403/4032 without a needed code. */
  order: endpoint({
    service: "market",
    method: "POST",
    path: "/orders",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        quoteId,
        code: secondFactorCodeSchema.optional(),
        proof: proofSchema.optional(),
      }),
    ),
    response: z.object({
      order: marketplaceOrderSchema,
      machines: z.array(machineSchema).nullish(),
      boosts: z.array(boostSchema).nullish(),
      wallets,
    }),
  }),
  orders: endpoint({
    service: "market",
    method: "GET",
    path: "/orders",
    audience: "member",
    origin: "extension",
    query: pagingSchema,
    response: pageOf(marketplaceOrderSchema),
  }),
  /**
   * Another term from the machine's end, or from now within seven days after it; 409 later. `endsAt` is the end
   * before the renewal that the member was shown: 409 when the machine has another one by now.
   */
  renew: endpoint({
    service: "market",
    method: "POST",
    path: "/machines/{id}/renew",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        quoteId,
        code: secondFactorCodeSchema.optional(),
        proof: proofSchema.optional(),
        endsAt: instantSchema.optional(),
      }),
    ),
    response: z.object({
      machine: machineSchema,
      order: marketplaceOrderSchema.nullish(),
      wallets,
    }),
  }),
  /**
   * What more power or a better efficiency of a machine costs for the full days of its term that are left: what an
   * extension of the machine costs afterwards less what it costs now, for as many days. 422 on `th` or `wPerTh`
   * for what it cannot be upgraded to, 409 when it cannot be upgraded or less than a day is left.
   */
  upgradeQuote: endpoint({
    service: "market",
    method: "POST",
    path: "/machines/{id}/upgrade/quote",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    body: jsonBody(upgradeWishSchema),
    response: marketplaceQuoteSchema,
  }),
  /**
   * Acts from its moment until the machine's end; what was earned before stays as it was. Commissions and volume are
   * those of a purchase of the price. 409 for a quote that does not hold any more, or when the machine is not what it
   * was quoted as; 403/4032 without a needed code.
   */
  upgrade: endpoint({
    service: "market",
    method: "POST",
    path: "/machines/{id}/upgrade",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        quoteId,
        code: secondFactorCodeSchema.optional(),
        proof: proofSchema.optional(),
      }),
    ),
    response: z.object({
      machine: machineSchema,
      order: marketplaceOrderSchema.nullish(),
      wallets,
    }),
  }),
};
