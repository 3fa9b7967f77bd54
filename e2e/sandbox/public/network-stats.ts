import type { priceEndpoints } from "../../../lib/contract/price.ts";
import type { EndpointOutput } from "../../../lib/contract/protocol/endpoint.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Currency } from "../ledger/accounts.ts";
import { priceUnits, readPrices } from "../price/current-price.ts";

const DAY_MS = 86_400_000;

function count(database: Database, sql: string, ...values: number[]): number {
  return database.get<{ n: number }>(sql, ...values)?.n ?? 0;
}

// SQLite's own sum() leaves the exact integers at 2^63, which is nine tokens.
function sum(rows: Iterable<{ amount: string }>): bigint {
  let total = 0n;
  for (const { amount } of rows) total += BigInt(amount);
  return total;
}

/** What mining has issued, fees included; a reversed claim counts no more. In mBTC. */
function minedTotal(database: Database): bigint {
  return -sum(
    database.iterate<{ amount: string }>(
      `SELECT p.amount FROM journal j
         LEFT JOIN journal undone ON undone.id = j.reverses
         JOIN posting p ON p.journal_id = j.id
         JOIN account a ON a.id = p.account_id
       WHERE coalesce(undone.kind, j.kind) = 'mining_claim' AND a.name = 'emission:mBTC'`,
    ),
  );
}

/** What lies in stakes: put in less taken out, in MERLIN. Other locked amounts are no stake. */
function stakedTotal(database: Database): bigint {
  return sum(
    database.iterate<{ amount: string }>(
      `SELECT p.amount FROM journal j
         LEFT JOIN journal undone ON undone.id = j.reverses
         JOIN posting p ON p.journal_id = j.id
         JOIN account a ON a.id = p.account_id
       WHERE coalesce(undone.kind, j.kind) IN ('stake', 'unstake', 'stake_release')
         AND p.currency = 'MERLIN' AND a.bucket = 'locked'`,
    ),
  );
}

/** What left members' available balances in a day, at the prices of now, in USDT; what a stake renews itself with stays theirs. */
function volumeSince(database: Database, since: number): bigint {
  const prices = readPrices(database);
  const spent = database.iterate<{ amount: string; currency: Currency }>(
    `SELECT p.amount, p.currency FROM journal j
       JOIN posting p ON p.journal_id = j.id
       JOIN account a ON a.id = p.account_id
     WHERE j.at >= ? AND j.kind NOT IN ('reversal', 'stake_renewal') AND a.bucket = 'available' AND p.amount LIKE '-%'`,
    since,
  );
  let total = 0n;
  for (const { amount, currency } of spent) {
    total += (-BigInt(amount) * priceUnits(prices, currency)) / UNITS_PER_ONE;
  }
  return total;
}

/** The counters of the whole network, from the tables themselves. `now` is business time. */
export function networkStats(
  database: Database,
  now: number,
): EndpointOutput<typeof priceEndpoints.stats> {
  const dayAgo = now - DAY_MS;
  return {
    members: count(database, "SELECT count(*) AS n FROM member WHERE closed_at IS NULL"),
    activeMiners: count(
      database,
      "SELECT count(DISTINCT member_id) AS n FROM mining_session WHERE started_at <= ? AND ends_at > ?",
      now,
      dayAgo,
    ),
    minedTotal: fromUnits(minedTotal(database)),
    stakedTotal: fromUnits(stakedTotal(database)),
    volume24h: fromUnits(volumeSince(database, dayAgo)),
    asOf: toInstant(now),
  };
}
