import { z } from "zod";
import { walletBalanceSchema } from "./account.ts";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  pageOf,
  pagingSchema,
  positiveAmountSchema,
} from "./values/values.ts";

const ROUND_STATUSES = ["later", "open", "live", "calculating", "closed", "cancelled"] as const;
export const POSITION_STATUSES = ["open", "won", "lost", "refunded"] as const;
const PREDICTION_SIDES = ["up", "down"] as const;
const EPOCH_PATTERN = /^\d{1,12}$/;

/**
 * A round. It takes entries from `startAt` until shortly before `lockAt`; the first price at or after
 * `lockAt` and `closeAt` (BTC in USDT) decides. Pools are in MERLIN; a ratio is the whole pot over a
 * side's pool, before the fee, null for an empty side. `house` is the part of each pool that
 * labelled house bots have staked, `result` is null until the round is closed.
 */
export const roundSchema = z.object({
  epoch: z.number().int(),
  status: z.enum(ROUND_STATUSES),
  startAt: instantSchema,
  lockAt: instantSchema,
  closeAt: instantSchema,
  /** When entries close: some seconds before `lockAt`. */
  entriesUntil: instantSchema.nullish(),
  lockPrice: amountSchema.nullish(),
  closePrice: amountSchema.nullish(),
  upPool: amountSchema,
  downPool: amountSchema,
  upRatio: amountSchema.nullish(),
  downRatio: amountSchema.nullish(),
  house: amountSchema.nullish(),
  players: z.number().int().nullish(),
  result: z.enum(["up", "down", "tie"]).nullish(),
  /** Why stakes came back: nobody on the other side, no price in time, or by the operator. */
  refundReason: z.enum(["tie", "one_sided", "no_price", "operator"]).nullish(),
  /** The fee that was taken at settlement, in MERLIN. */
  fee: amountSchema.nullish(),
  /** The member's own position. */
  me: z
    .object({
      side: z.enum(PREDICTION_SIDES),
      amount: amountSchema,
      payout: amountSchema.nullish(),
      status: z.enum(POSITION_STATUSES),
    })
    .nullish(),
});

export type PredictionRound = z.output<typeof roundSchema>;

const recordedPriceSchema = z.object({
  /** The moment of the lock or the close. */
  at: instantSchema,
  samples: z.array(z.object({ source: z.string(), price: amountSchema, at: instantSchema })),
  price: amountSchema,
  /** Commitment of the record before this one; null for the first. */
  previous: z.string().nullish(),
  /** SHA-256 of this record (`priceRecordText`), in hexadecimal digits. */
  commitment: z.string(),
});

/**
 * What a round's prices follow from. The rule is told before the round opens; a record of samples is written once, at its
 * moment, and names the one before, so that a round's close builds on its lock.
 */
const priceProofSchema = z.object({
  rule: z.object({
    method: z.string(),
    sources: z.array(z.string()),
    quorum: z.number().int(),
    windowSec: z.number().int(),
  }),
  /** SHA-256 of the rule (`priceRuleText`), in hexadecimal digits. */
  ruleHash: z.string(),
  lock: recordedPriceSchema.nullish(),
  close: recordedPriceSchema.nullish(),
  /** The samples are of no real market. */
  simulated: z.boolean().nullish(),
});
export type PriceProof = z.output<typeof priceProofSchema>;

/** One round, with what its prices follow from; without where that was not recorded. */
export const provenRoundSchema = roundSchema.extend({
  serverTime: instantSchema.nullish(),
  proof: priceProofSchema.nullish(),
});
export type ProvenRound = z.output<typeof provenRoundSchema>;

/** A member's entry. `payout` is what came back: winnings with the stake, or the refund. */
export const predictionPositionSchema = z.object({
  id: idSchema,
  epoch: z.number().int(),
  side: z.enum(PREDICTION_SIDES),
  amount: amountSchema,
  status: z.enum(POSITION_STATUSES),
  payout: amountSchema.nullish(),
  /** Payout less stake, null while it is open. */
  net: amountSchema.nullish(),
  enteredAt: instantSchema,
  settledAt: instantSchema.nullish(),
  lockAt: instantSchema.nullish(),
  closeAt: instantSchema.nullish(),
  lockPrice: amountSchema.nullish(),
  closePrice: amountSchema.nullish(),
  result: z.enum(["up", "down", "tie"]).nullish(),
});

export type PredictionPosition = z.output<typeof predictionPositionSchema>;

/** A member's limit for the stakes of a UTC day, in MERLIN; refunded stakes do not count. */
export const stakeLimitSchema = z.object({
  amount: amountSchema.nullish(),
  stakedToday: amountSchema,
  /** What is left today, null without a limit. */
  left: amountSchema.nullish(),
  resetsAt: instantSchema.nullish(),
});

/** `feeBps` basis points of the pot; stakes in MERLIN; `price` is BTC in USDT. */
export const predictionStateSchema = z.object({
  paused: z.boolean(),
  /** `stale_price` or `operator`. */
  pausedReason: z.string().nullish(),
  feeBps: z.number().int(),
  minStake: amountSchema,
  maxStake: amountSchema,
  intervalSec: z.number().int(),
  lockBufferSec: z.number().int(),
  /** Oldest first: the last five, the live one, the open one and the one after it. */
  rounds: z.array(roundSchema),
  price: amountSchema.nullish(),
  priceAt: instantSchema.nullish(),
  limit: stakeLimitSchema.nullish(),
  serverTime: instantSchema,
});

export type PredictionState = z.output<typeof predictionStateSchema>;

/** Figures over all settled positions, in MERLIN. `winRate` is percent of won in won and lost. */
export const predictionPnlSchema = z.object({
  played: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
  refunded: z.number().int(),
  open: z.number().int().nullish(),
  staked: amountSchema.nullish(),
  net: amountSchema,
  winRate: amountSchema.nullish(),
  /** The largest gain of one round. */
  best: amountSchema.nullish(),
});

export type PredictionPnl = z.output<typeof predictionPnlSchema>;

export const PREDICTION_PERIODS = ["week", "month", "all"] as const;
export const PREDICTION_SORTS = ["net", "winRate", "played"] as const;

/** Rounds that a member must have won or lost in a period to be listed. */
export const MIN_RANKED_ROUNDS = 10;

const leaderSchema = z.object({
  rank: z.number().int(),
  name: z.string(),
  played: z.number().int(),
  won: z.number().int(),
  winRate: amountSchema,
  net: amountSchema,
  isMe: z.boolean().nullish(),
});

export type PredictionLeader = z.output<typeof leaderSchema>;

export const predictionEndpoints = {
  state: endpoint({
    service: "prediction",
    method: "GET",
    path: "/state",
    audience: "member",
    origin: "extension",
    response: predictionStateSchema,
  }),
  round: endpoint({
    service: "prediction",
    method: "GET",
    path: "/rounds/{epoch}",
    params: { epoch: EPOCH_PATTERN },
    audience: "member",
    origin: "extension",
    response: provenRoundSchema,
  }),
  /**
   * Stakes on a side, once a round and for good. `feeBps` is the fee that the member was shown: 409 when
   * another one holds by now. 409 too when the round takes no entries, was entered before or is paused by the operator; 503 while the price is not up to date; 403/4035 over the own daily limit.
   */
  enter: endpoint({
    service: "prediction",
    method: "POST",
    path: "/rounds/{epoch}/enter",
    params: { epoch: EPOCH_PATTERN },
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        side: z.enum(PREDICTION_SIDES),
        amount: positiveAmountSchema,
        feeBps: z.number().int().min(0).optional(),
      }),
    ),
    response: z.object({
      position: predictionPositionSchema,
      round: roundSchema,
      limit: stakeLimitSchema.nullish(),
      wallets: z.array(walletBalanceSchema).nullish(),
    }),
  }),
  /** Newest first. */
  positions: endpoint({
    service: "prediction",
    method: "GET",
    path: "/positions",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({ status: z.enum(POSITION_STATUSES).optional() }),
    response: pageOf(predictionPositionSchema).extend({ serverTime: instantSchema.nullish() }),
  }),
  pnl: endpoint({
    service: "prediction",
    method: "GET",
    path: "/pnl",
    audience: "member",
    origin: "extension",
    response: predictionPnlSchema,
  }),
  /** Members with at least ten won or lost rounds in the period: since Monday, since the first, or ever. */
  leaderboard: endpoint({
    service: "prediction",
    method: "GET",
    path: "/leaderboard",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({
      period: z.enum(PREDICTION_PERIODS).optional(),
      sort: z.enum(PREDICTION_SORTS).optional(),
    }),
    response: pageOf(leaderSchema).extend({
      me: leaderSchema.nullish(),
      minRounds: z.number().int().nullish(),
    }),
  }),
};
