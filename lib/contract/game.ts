import { z } from "zod";
import { walletBalanceSchema } from "./account.ts";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { RUSH_MAX_TAPS } from "./rules/rush-rules.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  tokenSymbolSchema,
} from "./values/values.ts";

/**
 * A prize: an amount of a token, or power in TH for some hours. `value` is what it is worth at the
 * prices and the network's rate of the moment, power after the mining fee and without bonuses.
 */
export const prizeSchema = z.object({
  kind: z.enum(["token", "power"]),
  symbol: tokenSymbolSchema.nullish(),
  amount: amountSchema.nullish(),
  th: amountSchema.nullish(),
  hours: z.number().int().nullish(),
  value: z.object({ mBTC: amountSchema, USDT: amountSchema }).nullish(),
});
export type Prize = z.output<typeof prizeSchema>;

/** A segment of the wheel: `weight` parts of the 10 000 of a turn, `percent` of all spins. */
const segmentSchema = z.object({
  index: z.number().int(),
  weight: z.number().int().min(0),
  percent: amountSchema,
  prize: prizeSchema,
});

/**
 * The wheel before a spin: the hash (SHA-256) of the seed that is committed for it, and the nonce of
 * the spin. One spin a UTC day is free, and there are no others.
 */
export const wheelSchema = z.object({
  canSpin: z.boolean(),
  /** When the next spin is possible; null when it is now. */
  nextAt: instantSchema.nullish(),
  serverSeedHash: z.string(),
  nonce: z.number().int(),
  segments: z
    .array(segmentSchema)
    .refine((segments) => segments.some(({ weight }) => weight > 0), "no segment can be drawn"),
  serverTime: instantSchema.nullish(),
});
export type Wheel = z.output<typeof wheelSchema>;

/** A spin with all that is needed to recompute it; `digest` is the HMAC in hex. */
export const spinSchema = z.object({
  id: idSchema,
  at: instantSchema,
  segment: z.number().int(),
  part: z.number().int().nullish(),
  digest: z.string().nullish(),
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  prize: prizeSchema,
});
export type Spin = z.output<typeof spinSchema>;

const leaderSchema = z.object({
  rank: z.number().int(),
  name: z.string(),
  score: z.number().int(),
  isMe: z.boolean().nullish(),
});

/** The games as the hub shows them. The week begins on Monday 00:00 UTC; scores are of Hash Rush. */
export const gameStateSchema = z.object({
  rush: z.object({
    playsLeft: z.number().int(),
    playsPerDay: z.number().int(),
    resetsAt: instantSchema,
    durationSec: z.number().int(),
    maxScore: z.number().int().nullish(),
    /** The smallest score for each prize, ascending. */
    rewards: z.array(z.object({ minScore: z.number().int(), prize: prizeSchema })),
    best: z.number().int().nullish(),
    weekBest: z.number().int().nullish(),
  }),
  wheel: wheelSchema,
  /** Power from games that counts now. */
  power: z.object({ th: amountSchema, until: instantSchema.nullish() }).nullish(),
  leaderboard: z.array(leaderSchema),
  me: leaderSchema.nullish(),
  weekEndsAt: instantSchema.nullish(),
  serverTime: instantSchema,
});
export type GameState = z.output<typeof gameStateSchema>;

/** A game that was begun: the seed gives its hashes, and the finish must come before `expiresAt`. */
export const rushGameSchema = z.object({
  id: idSchema,
  seed: z.number().int(),
  durationSec: z.number().int(),
  playsLeft: z.number().int(),
  expiresAt: instantSchema,
  serverTime: instantSchema.nullish(),
});
export type StartedRush = z.output<typeof rushGameSchema>;

export const gameHistorySchema = z.object({
  id: idSchema,
  at: instantSchema,
  game: z.enum(["wheel", "rush"]),
  score: z.number().int().nullish(),
  prize: prizeSchema.nullish(),
  spin: spinSchema.nullish(),
});
export type GamePlay = z.output<typeof gameHistorySchema>;

export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
const LOG_MAX_BYTES = 32 * 1024;

export const gameEndpoints = {
  state: endpoint({
    service: "game",
    method: "GET",
    path: "/state",
    audience: "member",
    origin: "extension",
    response: gameStateSchema,
  }),
  wheel: endpoint({
    service: "game",
    method: "GET",
    path: "/wheel",
    audience: "member",
    origin: "extension",
    response: wheelSchema,
  }),
  /** 409 when today's spin is done. `wheel` carries the hash of the next seed. */
  spin: endpoint({
    service: "game",
    method: "POST",
    path: "/wheel/spin",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(z.object({ clientSeed: z.string().regex(CLIENT_SEED_PATTERN) })),
    response: z.object({
      spin: spinSchema,
      wheel: wheelSchema,
      wallets: z.array(walletBalanceSchema).nullish(),
    }),
  }),
  /** Takes one of the day's plays; 409 when none is left. */
  rushStart: endpoint({
    service: "game",
    method: "POST",
    path: "/rush/start",
    audience: "member",
    origin: "extension",
    idempotent: true,
    response: rushGameSchema,
  }),
  /**
   * Ends a game with its log, which is replayed by `rush-rules.ts`. 422 for a log that cannot have been
   * played or another score than it gives, 409 for a game that is over.
   */
  rushFinish: endpoint({
    service: "game",
    method: "POST",
    path: "/rush/{id}/finish",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        score: z.number().int().min(0),
        events: z
          .array(z.object({ at: z.number().int().min(0), lane: z.number().int().min(0) }))
          .max(RUSH_MAX_TAPS),
      }),
      LOG_MAX_BYTES,
    ),
    response: z.object({
      score: z.number().int(),
      best: z.number().int().nullish(),
      isBest: z.boolean().nullish(),
      prize: prizeSchema.nullish(),
      powerUntil: instantSchema.nullish(),
      playsLeft: z.number().int(),
    }),
  }),
  /** Newest first. */
  history: endpoint({
    service: "game",
    method: "GET",
    path: "/history",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({ game: z.enum(["wheel", "rush"]).optional() }),
    response: pageOf(gameHistorySchema),
  }),
};
