import { z } from "zod";
import { walletBalanceSchema } from "./account.ts";
import { boostSchema, MACHINE_STATUSES, machineSchema } from "./machine.ts";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
} from "./values/values.ts";

/**
 * A stretch of a session with one rate. `th` is the power in TH; team, streak and boost are bonuses
 * in basis points on the gross; amounts are in mBTC.
 */
export const miningSegmentSchema = z.object({
  from: instantSchema,
  to: instantSchema,
  th: amountSchema,
  teamBps: z.number().int().nullish(),
  streakBps: z.number().int().nullish(),
  boostBps: z.number().int().nullish(),
  gross: amountSchema,
  fee: amountSchema,
  net: amountSchema,
});

/**
 * The newest session, in mBTC after the fee. `accrued` is what it has earned until `accruedAt` and
 * grows by `ratePerHour` while it runs; `unclaimed` is the part of it that was not claimed yet.
 * `ended` waits to be claimed; `idle` has nothing to claim.
 */
export const miningSessionSchema = z.object({
  state: z.enum(["idle", "running", "ended"]),
  startedAt: instantSchema.nullish(),
  endsAt: instantSchema.nullish(),
  accrued: amountSchema,
  accruedAt: instantSchema,
  ratePerHour: amountSchema,
  segments: z.array(miningSegmentSchema).nullish(),
  unclaimed: amountSchema,
  /** Sessions in a row, the newest included. */
  streak: z.number().int().nullish(),
  /** Days off that are left: each saves the streak once. */
  daysOff: z.number().int().nullish(),
  /** Until when the next session must start to keep the streak. */
  streakUntil: instantSchema.nullish(),
  serverTime: instantSchema,
});
export type MiningSession = z.output<typeof miningSessionSchema>;

/**
 * What the rate consists of now, in mBTC an hour: the components add up to the gross, and that less
 * `fee` is `net`. Without a running session it is the rate that one would start with.
 */
export const miningRateSchema = z.object({
  components: z.array(
    z.object({
      /** `machines`, `game`, `team`, `streak` or `boost`. */
      code: z.string(),
      label: z.string().nullish(),
      /** Power in TH. */
      thPerS: amountSchema.nullish(),
      percent: amountSchema.nullish(),
      perHour: amountSchema,
    }),
  ),
  fee: amountSchema,
  /** The fee's share of what the machines earn without bonuses, in percent. */
  feePercent: amountSchema.nullish(),
  /** The same of the machines that work now, where upgrades have lowered it. */
  feePercentNow: amountSchema.nullish(),
  net: amountSchema,
  /** Members of the first two levels who mine now, of all on that level. */
  team: z
    .array(
      z.object({
        level: z.number().int(),
        mining: z.number().int(),
        members: z.number().int(),
      }),
    )
    .nullish(),
  network: z
    .object({
      ratePerThDay: amountSchema,
      since: instantSchema.nullish(),
      next: z.object({ ratePerThDay: amountSchema, since: instantSchema }).nullish(),
    })
    .nullish(),
  serverTime: instantSchema.nullish(),
});

export type MiningRate = z.output<typeof miningRateSchema>;

/** A session as the history shows it; amounts are in mBTC. */
export const miningHistorySchema = z.object({
  id: idSchema,
  startedAt: instantSchema,
  endsAt: instantSchema,
  state: z.enum(["running", "ended", "claimed"]),
  gross: amountSchema,
  fee: amountSchema,
  net: amountSchema,
  /** The part of `net` that was credited. */
  claimed: amountSchema.nullish(),
  streak: z.number().int().nullish(),
});

export type MiningHistory = z.output<typeof miningHistorySchema>;

export const MINING_RANGES = ["24h", "7d", "30d"] as const;

const walletsSchema = z.array(walletBalanceSchema).nullish();

export const miningEndpoints = {
  session: endpoint({
    service: "mining",
    method: "GET",
    path: "/session",
    audience: "member",
    origin: "extension",
    response: miningSessionSchema,
  }),
  /** Claims a finished session first; 409 while one runs or without power. */
  start: endpoint({
    service: "mining",
    method: "POST",
    path: "/session/start",
    audience: "member",
    origin: "extension",
    idempotent: true,
    response: z.object({ session: miningSessionSchema, wallets: walletsSchema }),
  }),
  /** Credits what has accrued so far, of a running session too; 409 with nothing to claim. */
  claim: endpoint({
    service: "mining",
    method: "POST",
    path: "/session/claim",
    audience: "member",
    origin: "extension",
    idempotent: true,
    response: z.object({
      claimed: z.object({ gross: amountSchema, fee: amountSchema, net: amountSchema }),
      session: miningSessionSchema,
      wallets: walletsSchema,
    }),
  }),
  rate: endpoint({
    service: "mining",
    method: "GET",
    path: "/rate",
    audience: "member",
    origin: "extension",
    response: miningRateSchema,
  }),
  machines: endpoint({
    service: "mining",
    method: "GET",
    path: "/machines",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({ status: z.enum(MACHINE_STATUSES).optional() }),
    response: pageOf(machineSchema).extend({ serverTime: instantSchema.nullish() }),
  }),
  boosts: endpoint({
    service: "mining",
    method: "GET",
    path: "/boosts",
    audience: "member",
    origin: "extension",
    response: z.object({ items: z.array(boostSchema), serverTime: instantSchema.nullish() }),
  }),
  /**
   * 409 when it was applied before, no session runs, or the sum of boosts is at its limit. `percentAfter` is
   * what all boosts would add together then, as the member has seen it: 409 when it would be something else.
   */
  applyBoost: endpoint({
    service: "mining",
    method: "POST",
    path: "/boosts/{id}/apply",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(z.object({ percentAfter: amountSchema.optional() })),
    response: z.object({ boost: boostSchema, session: miningSessionSchema }),
  }),
  /** Newest first, by the start of the session; `from` is included, `to` is not. */
  history: endpoint({
    service: "mining",
    method: "GET",
    path: "/history",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
    }),
    response: pageOf(miningHistorySchema),
  }),
  /** Equal intervals, oldest first: an hour, six hours or a day each. `th` is the power at their end. */
  chart: endpoint({
    service: "mining",
    method: "GET",
    path: "/chart",
    audience: "member",
    origin: "extension",
    query: z.object({ range: z.enum(MINING_RANGES).optional() }),
    response: z.object({
      points: z.array(
        z.object({
          at: instantSchema,
          net: amountSchema,
          gross: amountSchema.nullish(),
          th: amountSchema.nullish(),
        }),
      ),
    }),
  }),
};
