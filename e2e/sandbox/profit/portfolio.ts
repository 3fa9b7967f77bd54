import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { memberBalances } from "../ledger/balances.ts";
import { dayDeltas } from "../ledger/day-delta.ts";
import { closingPrices, type DayPrices } from "../price/closing-prices.ts";
import { profitLines } from "./profit-lines.ts";
import { valueUnits } from "./value.ts";

const DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;

type WalletTotals = Map<string, bigint>;

function worth(totals: WalletTotals, prices: DayPrices): string {
  let value = 0n;
  // Rounded down wallet by wallet, as the wallets themselves are.
  for (const [symbol, units] of totals) value += (units * prices.of(symbol)) / UNITS_PER_ONE;
  return fromUnits(value);
}

/** What comes from outside or goes there, for one member. */
const MOVED = "'deposit', 'withdrawal', 'withdrawal_refund', 'transfer_in', 'transfer_out'";

function changeSince(database: Database, memberId: number, from: number, now: number) {
  const pricesOf = closingPrices(database, Math.floor(from / DAY_MS), now);
  const pricesAt = (at: number) => pricesOf(Math.floor(at / DAY_MS));
  const moved = database.all<{ at: number; symbol: string; direction: string; amount: string }>(
    `SELECT at, symbol, direction, amount FROM ledger_line WHERE member_id = ? AND at >= ? AND type IN (${MOVED})`,
    memberId,
    from,
  );
  const netDeposits = moved.reduce((sum, { at, symbol, direction, amount }) => {
    const value = (BigInt(amount) * pricesAt(at).of(symbol)) / UNITS_PER_ONE;
    return direction === "in" ? sum + value : sum - value;
  }, 0n);
  const profit = profitLines(database, memberId, from, now + 1).reduce(
    (sum, line) => sum + valueUnits(line, pricesAt(line.at)),
    0n,
  );
  return { netDepositsUSDT: fromUnits(netDeposits), profitUSDT: fromUnits(profit) };
}

/**
 * What a member's wallets were worth at each 00:00 UTC of the range since joining, at that moment's
 * prices, and what they are worth now; oldest first, in USDT. With what came in and was earned since the first.
 */
export function readPortfolio(
  database: Database,
  member: Member,
  range: keyof typeof DAYS,
  now: number,
) {
  const today = Math.floor(now / DAY_MS);
  const oldest = Math.max(today - DAYS[range], Math.floor(member.joinedAt / DAY_MS));
  const pricesOf = closingPrices(database, oldest, now);
  const totals: WalletTotals = new Map(
    [...memberBalances(database, member.id)].map(([symbol, { available, locked }]) => [
      symbol,
      available + locked,
    ]),
  );
  const deltas = Map.groupBy(dayDeltas(database, member.id, oldest), ({ day }) => day);
  const points = [{ at: toInstant(now), valueUSDT: worth(totals, pricesOf(today)) }];
  for (let day = today; day > oldest; day -= 1) {
    for (const { currency, units } of deltas.get(day) ?? []) {
      totals.set(currency, (totals.get(currency) ?? 0n) - units);
    }
    points.push({
      at: toInstant(day * DAY_MS),
      valueUSDT: worth(totals, pricesOf(day - 1)),
    });
  }
  const from = Math.min((oldest + 1) * DAY_MS, now);
  return { points: points.reverse(), change: changeSince(database, member.id, from, now) };
}
