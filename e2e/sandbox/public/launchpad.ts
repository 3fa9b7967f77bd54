import type { z } from "zod";
import type { launchpadRoundSchema } from "../../../lib/contract/price.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";

type RoundView = z.input<typeof launchpadRoundSchema>;

/** A round as the operator plans it; amounts are decimal strings, times ISO 8601 or null. */
export interface PlannedRound {
  readonly name: string;
  readonly symbol: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly price: string | null;
  readonly hardCap: string | null;
  readonly raised: string | null;
}

interface RoundRow {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
  readonly price: string | null;
  readonly hard_cap: string | null;
  readonly raised: string | null;
}

function statusAt({ starts_at, ends_at }: RoundRow, now: number): RoundView["status"] {
  if (ends_at !== null && ends_at <= now) return "ended";
  return starts_at !== null && starts_at <= now ? "open" : "upcoming";
}

const instant = (at: number | null) => (at === null ? null : toInstant(at));
const decimal = (units: string | null) => (units === null ? null : fromUnits(BigInt(units)));

/** Every round with its state at `now` (business time): what comes next first, what has ended last. */
export function listRounds(database: Database, now: number): RoundView[] {
  return database
    .all<RoundRow>(
      `SELECT * FROM launchpad_round
       ORDER BY coalesce(ends_at <= ?, 0), starts_at IS NULL, starts_at, id`,
      now,
    )
    .map((row) => ({
      id: row.id,
      name: row.name,
      symbol: row.symbol,
      status: statusAt(row, now),
      startsAt: instant(row.starts_at),
      endsAt: instant(row.ends_at),
      price: decimal(row.price),
      hardCap: decimal(row.hard_cap),
      raised: decimal(row.raised),
    }));
}

/** Replaces every round; an empty list means that none is announced. */
export function setRounds(database: Database, rounds: readonly PlannedRound[]): void {
  const time = (at: string | null) => (at === null ? null : Date.parse(at));
  const units = (amount: string | null) => (amount === null ? null : String(toUnits(amount)));
  database.transaction(() => {
    database.run("DELETE FROM launchpad_round");
    for (const round of rounds) {
      database.run(
        "INSERT INTO launchpad_round (name, symbol, starts_at, ends_at, price, hard_cap, raised) VALUES (?, ?, ?, ?, ?, ?, ?)",
        round.name,
        round.symbol,
        time(round.startsAt),
        time(round.endsAt),
        units(round.price),
        units(round.hardCap),
        units(round.raised),
      );
    }
  });
}
