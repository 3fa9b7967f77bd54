import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { gameEndpoints, rushGameSchema } from "../../../lib/contract/game.ts";
import {
  RUSH_DURATION_MS,
  rushLogProblem,
  rushReward,
  rushScore,
} from "../../../lib/contract/rules/rush-rules.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { givePrize } from "./prizes.ts";

export const PLAYS_PER_DAY = 3;
/** Play and pauses together; real time. */
const EXPIRES_MS = 15 * 60_000;
/** Two clocks count the same minute a little differently. */
const TOLERANCE_MS = 250;

type Finish = z.output<typeof gameEndpoints.rushFinish.body.schema>;

interface GameRow {
  readonly id: number;
  readonly seed: number;
  readonly real_at: number;
  readonly finished_at: number | null;
}

/** How many plays a member has left on the UTC day. */
export function playsLeft(database: Database, memberId: number, now: number): number {
  const row = database.get<{ played: number }>(
    "SELECT count(*) AS played FROM rush_game WHERE member_id = ? AND day = ?",
    memberId,
    Math.floor(now / DAY_MS),
  );
  return Math.max(0, PLAYS_PER_DAY - (row?.played ?? 0));
}

/** Begins a game, which takes a play. Belongs into a transaction. @throws Refusal 409 when none is left */
export function startRush(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof rushGameSchema> {
  if (playsLeft(database, memberId, now) === 0) throw conflict("You’ve used today’s plays.");
  const seed = randomBytes(4).readUInt32BE(0);
  const { id } = database.run(
    "INSERT INTO rush_game (member_id, day, seed, started_at, real_at) VALUES (?, ?, ?, ?, ?)",
    memberId,
    Math.floor(now / DAY_MS),
    seed,
    now,
    Date.now(),
  );
  return {
    id: String(id),
    seed,
    durationSec: RUSH_DURATION_MS / 1000,
    playsLeft: playsLeft(database, memberId, now),
    expiresAt: toInstant(now + EXPIRES_MS),
    serverTime: toInstant(now),
  };
}

function refuseImpossible({ seed }: GameRow, { score, events }: Finish, elapsedMs: number): void {
  if (rushLogProblem(events)) throw invalid({ events: "This game can’t have been played." });
  if ((events.at(-1)?.at ?? 0) > elapsedMs + TOLERANCE_MS) {
    throw invalid({ events: "This game ends later than now." });
  }
  if (rushScore(seed, events) !== score) {
    throw invalid({ score: "This isn’t the score of the game." });
  }
}

/**
 * Ends a game: its log is replayed, and the score that it gives brings power for a day. Belongs into a
 * transaction.
 *
 * @throws Refusal 404 for another's, 409 for a game that is over, 422 for a log that cannot have been
 *   played in the time since the start, or another score than it gives
 */
export function finishRush(
  database: Database,
  memberId: number,
  id: number,
  finish: Finish,
  now: number,
) {
  const game = database.get<GameRow>(
    "SELECT id, seed, real_at, finished_at FROM rush_game WHERE id = ? AND member_id = ?",
    id,
    memberId,
  );
  if (!game) throw notFound("We can’t find this game.");
  if (game.finished_at !== null) throw conflict("This game is already finished.");
  const elapsedMs = Date.now() - game.real_at;
  if (elapsedMs > EXPIRES_MS) throw conflict("This game has expired.");
  refuseImpossible(game, finish, elapsedMs);
  const th = rushReward(finish.score);
  database.run(
    "UPDATE rush_game SET finished_at = ?, score = ?, th = ? WHERE id = ?",
    now,
    finish.score,
    th,
    id,
  );
  if (th > 0) givePrize(database, memberId, { kind: "power", th }, `rush:${id}`, now);
  return { score: finish.score, th };
}
