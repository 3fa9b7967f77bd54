import { z } from "zod";
import { walletBalanceSchema } from "./account.ts";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  positiveAmountSchema,
} from "./values/values.ts";

/**
 * The daily check-in over seven days (UTC), in AmBTC. `day` counts from 1: today's when it is claimed,
 * else the one that a check-in now would be; `streak` are days in a row up to the last one.
 */
export const checkInSchema = z.object({
  day: z.number().int(),
  streak: z.number().int(),
  claimedToday: z.boolean(),
  /** When the next one is possible; null when it is now. */
  nextAt: instantSchema.nullish(),
  rewards: z.array(amountSchema),
});
export type CheckIn = z.output<typeof checkInSchema>;

/** AmBTC to mBTC: `rate` is mBTC for one AmBTC, `min` in AmBTC, `reason` says why it is not allowed. */
export const airdropConversionSchema = z.object({
  rate: amountSchema,
  min: amountSchema,
  allowed: z.boolean(),
  /** `not_valid` or `below_minimum`. */
  reason: z.string().nullish(),
});
export type AirdropConversion = z.output<typeof airdropConversionSchema>;

export const TASK_GROUPS = ["onboarding", "daily", "social", "team", "product"] as const;
const TASK_KINDS = ["event", "visit", "daily", "referral"] as const;
const TASK_STATES = [
  "locked",
  "available",
  "pending",
  "claimable",
  "claimed",
  "expired",
  "closed",
] as const;

/** Why a task is not done yet; a reason unknown to us is shown as the state alone. */
export const FAIL_REASONS = [
  "not_started",
  "season_over",
  "pool_spent",
  "needs_email",
  "needs_valid",
  "needs_action",
  "in_review",
  "too_early",
] as const;

/**
 * A task. `reward` is in AmBTC: of a referral for each direct that becomes valid, and `claimable` is
 * what a claim would pay now. An `event` shows by itself, a `visit` needs `verify` after its page was
 * open for a time, `daily` is the check-in.
 */
export const airdropTaskSchema = z.object({
  id: idSchema,
  group: z.enum(TASK_GROUPS),
  title: z.string(),
  reward: amountSchema,
  claimable: amountSchema.nullish(),
  kind: z.enum(TASK_KINDS),
  state: z.enum(TASK_STATES),
  /** One of the three that make a member valid. */
  isCore: z.boolean().nullish(),
  progress: z.object({ done: z.number().int(), need: z.number().int() }).nullish(),
  /** A path of the application, or the https address of a visit. */
  url: z.string().nullish(),
  availableAt: instantSchema.nullish(),
  expiresAt: instantSchema.nullish(),
  failReason: z.string().nullish(),
});
export type AirdropTask = z.output<typeof airdropTaskSchema>;

export const AIRDROP_PERIODS = ["week", "season"] as const;

/** A place in the leaderboard; names are masked, `amount` is what was earned in the period. */
const leaderSchema = z.object({
  rank: z.number().int(),
  name: z.string(),
  amount: amountSchema,
  isMe: z.boolean().nullish(),
});
export type AirdropLeader = z.output<typeof leaderSchema>;

/** Something that was claimed, in AmBTC. */
export const airdropClaimSchema = z.object({
  id: idSchema,
  at: instantSchema,
  kind: z.enum(["task", "check_in"]),
  taskId: idSchema.nullish(),
  title: z.string(),
  amount: amountSchema,
});
export type AirdropClaim = z.output<typeof airdropClaimSchema>;

const wallets = z.array(walletBalanceSchema).nullish();
const byId = { id: OPAQUE_ID_PATTERN };

export const airdropEndpoints = {
  /** The running season and the member's part in it; amounts are in AmBTC. */
  summary: endpoint({
    service: "airdrop",
    method: "GET",
    path: "/summary",
    audience: "member",
    origin: "extension",
    response: z.object({
      serverTime: instantSchema.nullish(),
      season: z
        .object({
          name: z.string(),
          startsAt: instantSchema,
          endsAt: instantSchema,
          pool: amountSchema,
          distributed: amountSchema,
          participants: z.number().int(),
        })
        .nullish(),
      balance: amountSchema,
      rank: z.number().int().nullish(),
      checkIn: checkInSchema.nullish(),
      conversion: airdropConversionSchema.nullish(),
    }),
  }),
  tasks: endpoint({
    service: "airdrop",
    method: "GET",
    path: "/tasks",
    audience: "member",
    origin: "extension",
    response: z.object({
      items: z.array(airdropTaskSchema),
      serverTime: instantSchema.nullish(),
    }),
  }),
  /**
   * Looks again whether a task is done; a visit is named by its ticket. 409 too early, with `retryAt`;
   * 422 while a requirement is missing.
   */
  verify: endpoint({
    service: "airdrop",
    method: "POST",
    path: "/tasks/{id}/verify",
    params: byId,
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ visitId: z.string().regex(OPAQUE_ID_PATTERN).optional() })),
    response: airdropTaskSchema,
  }),
  /** 409 when it was claimed before, the season is over or its pool is spent; 422 while it is not done. */
  claim: endpoint({
    service: "airdrop",
    method: "POST",
    path: "/tasks/{id}/claim",
    params: byId,
    audience: "member",
    origin: "extension",
    idempotent: true,
    response: z.object({ task: airdropTaskSchema, claimed: amountSchema.nullish(), wallets }),
  }),
  /**
   * Once a UTC day, 409 for a second time. Without a running season or with a spent pool it counts
   * and pays nothing. `isValid` is the member's flag afterwards.
   */
  checkIn: endpoint({
    service: "airdrop",
    method: "POST",
    path: "/check-in",
    audience: "member",
    origin: "extension",
    idempotent: true,
    response: z.object({
      checkIn: checkInSchema,
      reward: amountSchema.nullish(),
      isValid: z.boolean().nullish(),
      wallets,
    }),
  }),
  /**
   * AmBTC to mBTC, without a fee and for good; 403/4030 unless valid. `rate` is the one that the member was
   * shown: 409 when another one holds by now.
   */
  convert: endpoint({
    service: "airdrop",
    method: "POST",
    path: "/convert",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({ amount: positiveAmountSchema, rate: positiveAmountSchema.optional() }),
    ),
    response: z.object({
      /** What was given, in AmBTC. */
      from: amountSchema,
      /** What was received, in mBTC. */
      to: amountSchema,
      rate: amountSchema,
      wallets,
    }),
  }),
  /** Who earned most since Monday 00:00 UTC or in the season; `me` is the member's own place. */
  leaderboard: endpoint({
    service: "airdrop",
    method: "GET",
    path: "/leaderboard",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({ period: z.enum(AIRDROP_PERIODS).optional() }),
    response: pageOf(leaderSchema).extend({
      me: leaderSchema.nullish(),
      endsAt: instantSchema.nullish(),
      serverTime: instantSchema.nullish(),
    }),
  }),
  /** Claims and check-ins, newest first. */
  history: endpoint({
    service: "airdrop",
    method: "GET",
    path: "/history",
    audience: "member",
    origin: "extension",
    query: pagingSchema,
    response: pageOf(airdropClaimSchema),
  }),
};
export type AirdropSummary = z.output<typeof airdropEndpoints.summary.response>;
