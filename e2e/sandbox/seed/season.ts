import { toUnits } from "../../../lib/money/decimal.ts";
import { FIRST_SEASON } from "../airdrop/season.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { balanceOf } from "../ledger/balances.ts";

/** The airdrop season that runs from two months before the seed to four months after it. */
export function seedSeason(database: Database, now: number): void {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  database.run(
    "INSERT INTO season (name, starts_at, ends_at, pool) VALUES (?, ?, ?, ?)",
    FIRST_SEASON,
    today - 61 * DAY_MS,
    today + 120 * DAY_MS,
    String(toUnits("5000000")),
  );
}

/** All AmBTC that the seeds have issued came out of the season's pool. */
export function settlePool(database: Database): void {
  const issued = -balanceOf(database, "emission:AmBTC", "AmBTC");
  database.run("UPDATE season SET distributed = ?", String(issued));
}
