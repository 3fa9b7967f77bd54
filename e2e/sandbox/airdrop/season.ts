import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { inLanguage, type Language } from "../texts/in-language.ts";
import { asWritten, type Sentence } from "../texts/say.ts";

/** A season; `pool` and `distributed` are units of 10⁻¹⁸ AmBTC. */
export interface Season {
  readonly id: number;
  readonly name: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly pool: bigint;
  readonly distributed: bigint;
}

interface SeasonRow {
  id: number;
  name: string;
  starts_at: number;
  ends_at: number;
  pool: string;
  distributed: string;
}

/** The newest season that has begun, or else the first to come; undefined without any. */
export function currentSeason(database: Database, now: number): Season | undefined {
  const row = database.get<SeasonRow>(
    "SELECT * FROM season ORDER BY starts_at <= ?1 DESC, abs(starts_at - ?1) LIMIT 1",
    now,
  );
  return (
    row && {
      id: row.id,
      name: row.name,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      pool: BigInt(row.pool),
      distributed: BigInt(row.distributed),
    }
  );
}

/** Why a season pays nothing at a moment, or undefined while it runs. */
export function seasonProblem(
  season: Season | undefined,
  now: number,
): "not_started" | "season_over" | undefined {
  if (!season || now >= season.endsAt) return "season_over";
  return now < season.startsAt ? "not_started" : undefined;
}

/** Whether the pool still holds an amount: it is a hard cap (R11.8). */
export function holds({ pool, distributed }: Season, units: bigint): boolean {
  return distributed + units <= pool;
}

/** Takes an amount out of a season's pool. */
export function takeFromPool(database: Database, { id, distributed }: Season, units: bigint): void {
  database.run("UPDATE season SET distributed = ? WHERE id = ?", String(distributed + units), id);
}

/** The name of the seeded season; one that was given another has that in every language. */
export const FIRST_SEASON = "Season 1" satisfies Sentence;

/** The season as members see it, with how many have earned in it. */
export function seasonView(database: Database, season: Season, language: Language) {
  const row = database.get<{ members: number }>(
    "SELECT count(DISTINCT member_id) AS members FROM airdrop_claim WHERE at >= ? AND units <> '0'",
    season.startsAt,
  );
  return {
    name: inLanguage(
      season.name === FIRST_SEASON ? FIRST_SEASON : asWritten(season.name),
      language,
    ),
    startsAt: toInstant(season.startsAt),
    endsAt: toInstant(season.endsAt),
    pool: fromUnits(season.pool),
    distributed: fromUnits(season.distributed),
    participants: row?.members ?? 0,
  };
}
