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

/** Journals that move something from outside or there, for one member. */
const MOVES = "'deposit', 'transfer', 'withdrawal', 'withdrawal_refund'";

/**
 * What those journals changed of a member's own, both buckets together: a withdrawal is a change once it leaves what is
 * locked, and none while it waits or comes back.
 */
function movesSince(database: Database, memberId: number, from: number) {
  const rows = database.all<{ id: number; at: number; symbol: string; amount: string }>(
    `SELECT j.id, j.at, p.currency AS symbol, p.amount FROM account a
       JOIN posting p ON p.account_id = a.id JOIN journal j ON j.id = p.journal_id
     WHERE a.member_id = ? AND a.bucket IN ('available', 'locked') AND j.at >= ? AND j.kind IN (${MOVES})`,
    memberId,
    from,
  );
  return [...Map.groupBy(rows, ({ id, symbol }) => `${id} ${symbol}`).values()].flatMap((own) => {
    const units = own.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    const [first] = own;
    return first && units !== 0n ? [{ at: first.at, symbol: first.symbol, units }] : [];
  });
}

function changeSince(database: Database, memberId: number, from: number, now: number) {
  const pricesOf = closingPrices(database, Math.floor(from / DAY_MS), now);
  const pricesAt = (at: number) => pricesOf(Math.floor(at / DAY_MS));
  const netDeposits = movesSince(database, memberId, from).reduce(
    (sum, { at, symbol, units }) => sum + (units * pricesAt(at).of(symbol)) / UNITS_PER_ONE,
    0n,
  );
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
