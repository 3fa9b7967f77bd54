import { z } from "zod";
import { walletBalanceSchema } from "./account.ts";
import { machineSchema } from "./machine.ts";
import { priceTagSchema } from "./marketplace.ts";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  positiveAmountSchema,
  proofSchema,
  secondFactorCodeSchema,
} from "./values/values.ts";

export const RESALE_SORTS = ["price", "-price", "perTh", "wPerTh", "-endsAt"] as const;

/**
 * A machine that a member sells at a fixed price; nothing says who. What it is and costs never changes while it is
 * offered: `th` in TH, `wPerTh` in W per TH, `feePercent` of mining where it is not the one of the rate, `netPerDay`
 * (mBTC) the upstream's estimate at today's network rate. `perTh` is the price of one TH.
 */
export const resaleListingSchema = z.object({
  id: idSchema,
  productId: idSchema.nullish(),
  model: z.string(),
  th: amountSchema,
  wPerTh: amountSchema.nullish(),
  feePercent: amountSchema.nullish(),
  netPerDay: amountSchema.nullish(),
  endsAt: instantSchema,
  price: priceTagSchema,
  perTh: amountSchema,
  /** What a new one of its power and efficiency costs for `newDays`. */
  newPrice: priceTagSchema.nullish(),
  newDays: z.number().int().nullish(),
  /** The member's own, which they cannot buy. */
  isOwn: z.boolean().nullish(),
  /** Announced work on it, during which it earns nothing. */
  pause: z.object({ from: instantSchema, until: instantSchema }).nullish(),
});
export type ResaleListing = z.output<typeof resaleListingSchema>;

/** A member's own offer: `receives` is the price less `fee`, `closesAt` when it ends by itself. */
export const ownResaleListingSchema = resaleListingSchema.extend({
  machineId: idSchema,
  listedAt: instantSchema,
  closesAt: instantSchema,
  fee: amountSchema,
  receives: amountSchema,
});
export type OwnResaleListing = z.output<typeof ownResaleListingSchema>;

/** A sale or a purchase of the member; `fee` is the seller's, `machineId` the machine that was bought. */
export const resaleTradeSchema = z.object({
  id: idSchema,
  at: instantSchema,
  side: z.enum(["sale", "purchase"]),
  model: z.string(),
  th: amountSchema,
  wPerTh: amountSchema.nullish(),
  endsAt: instantSchema,
  price: priceTagSchema,
  fee: amountSchema.nullish(),
  receives: amountSchema.nullish(),
  machineId: idSchema.nullish(),
  transactionId: idSchema.nullish(),
});
export type ResaleTrade = z.output<typeof resaleTradeSchema>;

const quoteFields = {
  quoteId: idSchema,
  /** Whether the order needs a code of the second factor. */
  needsCode: z.boolean().nullish(),
  expiresAt: instantSchema,
  serverTime: instantSchema.nullish(),
};

/** What a seller receives of a price, and until when the offer would stand. */
export const resaleOfferSchema = z.object({
  ...quoteFields,
  machineId: idSchema,
  price: priceTagSchema,
  feePercent: amountSchema,
  fee: amountSchema,
  receives: amountSchema,
  closesAt: instantSchema,
});
export type ResaleOffer = z.output<typeof resaleOfferSchema>;

export const resaleQuoteSchema = z.object({
  ...quoteFields,
  listing: resaleListingSchema,
  total: priceTagSchema,
});
export type ResaleQuote = z.output<typeof resaleQuoteSchema>;

const quoteId = z.string().regex(OPAQUE_ID_PATTERN);
const confirmation = {
  quoteId,
  code: secondFactorCodeSchema.optional(),
  proof: proofSchema.optional(),
};
const params = { id: OPAQUE_ID_PATTERN };
const common = { service: "market", audience: "member", origin: "extension" } as const;

/**
 * Machines that members sell to each other at fixed prices. Neither side learns of the other. A machine that is offered goes on
 * earning for its seller until the moment of the sale and for its buyer from then on; it is neither renewed nor upgraded meanwhile.
 * A sale raises no commission and no volume.
 */
export const resaleEndpoints = {
  listings: endpoint({
    ...common,
    method: "GET",
    path: "/resale/listings",
    query: pagingSchema.extend({
      sort: z.enum(RESALE_SORTS).optional(),
      productId: z.string().regex(OPAQUE_ID_PATTERN).optional(),
    }),
    response: pageOf(resaleListingSchema).extend({ serverTime: instantSchema.nullish() }),
  }),
  /** Newest first. */
  own: endpoint({
    ...common,
    method: "GET",
    path: "/resale/own",
    query: pagingSchema,
    response: pageOf(ownResaleListingSchema).extend({ serverTime: instantSchema.nullish() }),
  }),
  /** Newest first. */
  trades: endpoint({
    ...common,
    method: "GET",
    path: "/resale/trades",
    query: pagingSchema,
    response: pageOf(resaleTradeSchema),
  }),
  /** 422 on `price` outside of what the machine's `resale` allows, 409 where it cannot be sold now, 403/4038 while withdrawals are locked. */
  offer: endpoint({
    ...common,
    method: "POST",
    path: "/resale/machines/{id}/quote",
    params,
    body: jsonBody(z.object({ price: positiveAmountSchema })),
    response: resaleOfferSchema,
  }),
  /** 409 for a quote that does not hold any more; 403/4032 without a needed code, 403/4038 while withdrawals are locked. */
  list: endpoint({
    ...common,
    method: "POST",
    path: "/resale/listings",
    idempotent: true,
    body: jsonBody(z.object(confirmation)),
    response: z.object({ listing: ownResaleListingSchema }),
  }),
  /** 409 when it was sold, has ended or is the member's own. */
  quote: endpoint({
    ...common,
    method: "POST",
    path: "/resale/listings/{id}/quote",
    params,
    response: resaleQuoteSchema,
  }),
  /**
   * Pays the price to the seller and the fee to the platform, and hands the machine over, all at once. `price` is what the
   * member was shown. 409 when it is another one, when somebody was faster, or for a quote that does not hold any more.
   */
  buy: endpoint({
    ...common,
    method: "POST",
    path: "/resale/listings/{id}/buy",
    params,
    idempotent: true,
    body: jsonBody(z.object({ ...confirmation, price: positiveAmountSchema })),
    response: z.object({
      trade: resaleTradeSchema,
      machine: machineSchema,
      wallets: z.array(walletBalanceSchema).nullish(),
    }),
  }),
  /** Takes an own offer back. 409 when the machine was sold or the offer has ended. */
  cancel: endpoint({
    ...common,
    method: "POST",
    path: "/resale/listings/{id}/cancel",
    params,
    idempotent: true,
    response: z.object({ machine: machineSchema }),
  }),
};
