import { z } from "zod";
import { walletBalanceSchema } from "./account.ts";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { stakingChangeQuoteSchema, stakingChangeSchema } from "./staking-change.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  positiveAmountSchema,
  tokenSymbolSchema,
} from "./values/values.ts";

/** A hundred years at most; 0 like none for what is flexible. */
const termDaysSchema = z.number().int().min(0).max(36_500);

/** An offer: simple interest of `aprBps` basis points a year. `flexible` has no days. */
export const stakingProductSchema = z.object({
  id: idSchema,
  symbol: tokenSymbolSchema,
  type: z.enum(["flexible", "locked"]),
  days: termDaysSchema.nullish(),
  aprBps: z.number().int(),
  min: amountSchema.nullish(),
  /** Largest amount of one subscription. */
  max: amountSchema.nullish(),
  quotaTotal: amountSchema.nullish(),
  quotaLeft: amountSchema.nullish(),
  status: z.enum(["open", "full", "closed"]).nullish(),
  /** What may be done with a running position of it; nothing where it is left out. */
  changes: z
    .object({
      add: z.boolean().nullish(),
      /** A part of a locked position before its maturity; a part of a flexible one may always be redeemed. */
      redeemPart: z.boolean().nullish(),
      /** Ids of the products in which a position may go on for another term. */
      extendTo: z.array(idSchema).nullish(),
    })
    .nullish(),
});

export const STAKING_STATUSES = ["active", "matured", "redeemed", "redeemed_early"] as const;

/**
 * A position at its own contract rate. `accrued` are rewards that are still locked, `paid` those that
 * reached the balance; `earlyExit` is what redeeming a locked position now would return and forfeit.
 */
export const stakingPositionSchema = z.object({
  id: idSchema,
  productId: idSchema,
  symbol: tokenSymbolSchema.nullish(),
  type: z.enum(["flexible", "locked"]).nullish(),
  days: termDaysSchema.nullish(),
  principal: amountSchema,
  aprBps: z.number().int(),
  /** One full day's reward on today's principal. */
  perDay: amountSchema.nullish(),
  startedAt: instantSchema,
  accrualFrom: instantSchema.nullish(),
  /** When the running term begins or began, where an addition or an extension started it anew. */
  termFrom: instantSchema.nullish(),
  maturesAt: instantSchema.nullish(),
  closedAt: instantSchema.nullish(),
  accrued: amountSchema,
  paid: amountSchema.nullish(),
  autoRenew: z.boolean().nullish(),
  status: z.enum(STAKING_STATUSES),
  earlyExit: z.object({ returned: amountSchema, forfeited: amountSchema }).nullish(),
});
export type StakingPosition = z.output<typeof stakingPositionSchema>;

/** Totals over all positions; `earnedTotal` are rewards that reached the balance. */
export const stakingSummarySchema = z.object({
  symbol: tokenSymbolSchema.nullish(),
  staked: amountSchema,
  accrued: amountSchema,
  earnedTotal: amountSchema,
  byProduct: z
    .array(
      z.object({
        productId: idSchema,
        positions: z.number().int(),
        staked: amountSchema,
        accrued: amountSchema,
      }),
    )
    .nullish(),
  /** The next daily reward, null without an open position. */
  nextPayoutAt: instantSchema.nullish(),
  nextPayout: amountSchema.nullish(),
  serverTime: instantSchema.nullish(),
});
export type StakingSummary = z.output<typeof stakingSummarySchema>;

/**
 * What a subscription would give. Without `atMaturity` and `maturesAt` it is flexible;
 * `earlyRule` says whether an early exit forfeits the rewards.
 */
export const stakingQuoteSchema = z.object({
  quoteId: idSchema,
  productId: idSchema,
  amount: amountSchema,
  aprBps: z.number().int(),
  perDay: amountSchema,
  atMaturity: amountSchema.nullish(),
  accrualFrom: instantSchema,
  maturesAt: instantSchema.nullish(),
  earlyRule: z.enum(["none", "forfeit_rewards"]),
  serverTime: instantSchema.nullish(),
});

export type StakingQuote = z.output<typeof stakingQuoteSchema>;

export const stakingRewardSchema = z.object({
  positionId: idSchema,
  productId: idSchema.nullish(),
  /** The UTC day that the reward is for; it is booked at the following midnight. */
  day: z.iso.date(),
  amount: amountSchema,
  /** What redeeming a part has forfeited of it; `amount` is without it. */
  forfeited: amountSchema.nullish(),
  status: z.enum(["paid", "locked", "released", "forfeited"]),
});

const wallets = z.array(walletBalanceSchema).nullish();
const opaqueId = z.string().regex(OPAQUE_ID_PATTERN);
const order = { productId: opaqueId, amount: positiveAmountSchema };
const byId = { id: OPAQUE_ID_PATTERN };

export const stakingEndpoints = {
  products: endpoint({
    service: "staking",
    method: "GET",
    path: "/products",
    audience: "member",
    origin: "extension",
    response: z.object({
      items: z.array(stakingProductSchema),
      serverTime: instantSchema.nullish(),
    }),
  }),
  summary: endpoint({
    service: "staking",
    method: "GET",
    path: "/summary",
    audience: "member",
    origin: "extension",
    response: stakingSummarySchema,
  }),
  positions: endpoint({
    service: "staking",
    method: "GET",
    path: "/positions",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({ status: z.enum(STAKING_STATUSES).optional() }),
    response: pageOf(stakingPositionSchema).extend({ serverTime: instantSchema.nullish() }),
  }),
  quote: endpoint({
    service: "staking",
    method: "POST",
    path: "/quote",
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object(order)),
    response: stakingQuoteSchema,
  }),
  /** With a `quoteId` the rate and the dates that were quoted must still hold, else 409. */
  subscribe: endpoint({
    service: "staking",
    method: "POST",
    path: "/subscribe",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        ...order,
        autoRenew: z.boolean().optional(),
        quoteId: opaqueId.optional(),
      }),
    ),
    response: z.object({ position: stakingPositionSchema, wallets }),
  }),
  /**
   * Flexible: all, or `amount` of it. Locked: before maturity only with `acceptForfeit`, otherwise 409; `earlyExit` is
   * the preview, and for a part, where the product allows it, the quote of the change. `forfeited` are the rewards
   * that the member has seen to be lost: 409 when it would be another amount by now.
   */
  redeem: endpoint({
    service: "staking",
    method: "POST",
    path: "/positions/{id}/redeem",
    params: byId,
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        amount: positiveAmountSchema.optional(),
        acceptForfeit: z.boolean().optional(),
        forfeited: amountSchema.optional(),
      }),
    ),
    response: z.object({
      position: stakingPositionSchema,
      returned: amountSchema,
      forfeited: amountSchema,
      wallets,
    }),
  }),
  /**
   * What adding, extending or redeeming a part would make of an active position: before and after. 409 where
   * the product does not allow it.
   */
  changeQuote: endpoint({
    service: "staking",
    method: "POST",
    path: "/positions/{id}/quote",
    params: byId,
    audience: "member",
    origin: "extension",
    body: jsonBody(stakingChangeSchema),
    response: stakingChangeQuoteSchema,
  }),
  /** Adds to an active position. With a `quoteId` all that was quoted must still hold, else 409. */
  add: endpoint({
    service: "staking",
    method: "POST",
    path: "/positions/{id}/add",
    params: byId,
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(z.object({ amount: positiveAmountSchema, quoteId: opaqueId.optional() })),
    response: z.object({ position: stakingPositionSchema, wallets }),
  }),
  /** Lets an active locked position go on for the whole term of a product; as `add`. */
  extend: endpoint({
    service: "staking",
    method: "POST",
    path: "/positions/{id}/extend",
    params: byId,
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(z.object({ productId: opaqueId, quoteId: opaqueId.optional() })),
    response: z.object({ position: stakingPositionSchema, wallets }),
  }),
  updatePosition: endpoint({
    service: "staking",
    method: "PATCH",
    path: "/positions/{id}",
    params: byId,
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ autoRenew: z.boolean() })),
    response: stakingPositionSchema,
  }),
  rewards: endpoint({
    service: "staking",
    method: "GET",
    path: "/rewards",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({ positionId: opaqueId.optional() }),
    response: pageOf(stakingRewardSchema),
  }),
};
