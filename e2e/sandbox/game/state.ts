import type { z } from "zod";
import type { gameStateSchema } from "../../../lib/contract/game.ts";
import {
  RUSH_DURATION_MS,
  RUSH_REWARDS,
  rushMaxScore,
} from "../../../lib/contract/rules/rush-rules.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { nextMidnight } from "../jobs/day-close.ts";
import { weekStart } from "../jobs/week.ts";
import { prizeView } from "./prizes.ts";
import { PLAYS_PER_DAY, playsLeft } from "./rush.ts";
import { bestScore, weekScores } from "./scores.ts";
import { wheelView } from "./wheel.ts";

function activePower(database: Database, memberId: number, now: number) {
  const row = database.get<{ th: number | null; until: number | null }>(
    "SELECT sum(th) AS th, min(ends_at) AS until FROM temporary_power WHERE member_id = ? AND starts_at <= ? AND ends_at > ?",
    memberId,
    now,
    now,
  );
  return { th: String(row?.th ?? 0), until: row?.until ? toInstant(row.until) : null };
}

/** The games as a member finds them. Draws the wheel's first seed, so it belongs into a transaction. */
export function gameState(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof gameStateSchema> {
  return {
    rush: {
      playsLeft: playsLeft(database, memberId, now),
      playsPerDay: PLAYS_PER_DAY,
      resetsAt: toInstant(nextMidnight(now)),
      durationSec: RUSH_DURATION_MS / 1000,
      maxScore: rushMaxScore(),
      rewards: RUSH_REWARDS.map(({ minScore, th }) => ({
        minScore,
        prize: prizeView(database, { kind: "power", th }, now),
      })),
      best: bestScore(database, memberId),
      weekBest: bestScore(database, memberId, weekStart(now)),
    },
    wheel: wheelView(database, memberId, now),
    power: activePower(database, memberId, now),
    ...weekScores(database, memberId, now),
    serverTime: toInstant(now),
  };
}
