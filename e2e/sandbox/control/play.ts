import { z } from "zod";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { currentSeason, seasonView } from "../airdrop/season.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { hasHouseBots, operatePrediction, pauseReason } from "../prediction/operation.ts";
import { findRound } from "../prediction/round.ts";
import { refundRound } from "../prediction/settle.ts";
import { isFeedStopped, runFeed } from "../price/feed.ts";
import type { Sandbox } from "../sandbox.ts";
import { ENGLISH } from "../texts/in-language.ts";
import { asWritten } from "../texts/say.ts";

const instant = z.iso.datetime({ offset: true });

export const predictionSchema = z
  .strictObject({
    /** House bots on both sides of a round that a member enters. */
    bots: z.boolean().optional(),
    paused: z.boolean().optional(),
    /** Ticks of every price; without them prices grow stale. */
    feed: z.boolean().optional(),
    /** The epoch of a round to cancel. */
    cancel: z.number().int().min(0).optional(),
  })
  .refine((order) => Object.values(order).some((value) => value !== undefined), {
    message: "give bots, paused, feed or cancel",
  });

export const seasonSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(60).optional(),
    pool: z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(z.string().regex(/^\d{1,15}(\.\d{1,18})?$/, "must be a decimal"))
      .optional(),
    startsAt: instant.optional(),
    endsAt: instant.optional(),
  })
  .refine((order) => Object.values(order).some((value) => value !== undefined), {
    message: "give name, pool, startsAt or endsAt",
  });

/** How predictions run at present, and whether prices tick. */
export function predictionState({ database, clock }: Sandbox) {
  return {
    bots: hasHouseBots(database),
    paused: pauseReason(database, clock.now()) ?? null,
    feed: !isFeedStopped(database),
  };
}

/** Switches bots, entries and prices; cancels a round that a member has entered. */
export function controlPrediction(
  sandbox: Sandbox,
  { bots, paused, feed, cancel }: z.output<typeof predictionSchema>,
) {
  const { database, clock } = sandbox;
  database.transaction(() => {
    operatePrediction(database, { bots, paused });
    if (feed !== undefined) runFeed(database, feed);
    if (cancel === undefined) return;
    const round = findRound(database, cancel);
    if (!round) throw notFound(asWritten(`Nobody has entered round ${cancel}.`));
    if (round.status !== "running")
      throw conflict(asWritten(`The round is ${round.status} already.`));
    refundRound(database, round, "operator", clock.now());
  });
  return predictionState(sandbox);
}

/** The season as it is, in AmBTC. */
export function seasonState({ database, clock }: Sandbox) {
  const season = currentSeason(database, clock.now());
  return season ? seasonView(database, season, ENGLISH) : null;
}

/** Changes the current season; the pool cannot be less than what was paid out of it. */
export function controlSeason(sandbox: Sandbox, order: z.output<typeof seasonSchema>) {
  const { database, clock } = sandbox;
  const season = currentSeason(database, clock.now());
  if (!season) throw notFound(asWritten("There is no season."));
  const startsAt = order.startsAt ? Date.parse(order.startsAt) : season.startsAt;
  const endsAt = order.endsAt ? Date.parse(order.endsAt) : season.endsAt;
  const pool = order.pool === undefined ? season.pool : toUnits(order.pool);
  if (endsAt <= startsAt)
    throw invalid({ endsAt: asWritten("The season must end after it begins.") });
  if (pool < season.distributed) {
    throw invalid({
      pool: asWritten(`${fromUnits(season.distributed)} AmBTC were paid out already.`),
    });
  }
  database.run(
    "UPDATE season SET name = ?, starts_at = ?, ends_at = ?, pool = ? WHERE id = ?",
    order.name ?? season.name,
    startsAt,
    endsAt,
    String(pool),
    season.id,
  );
  return seasonState(sandbox);
}
