import type { z } from "zod";
import type { taxEndpoints, taxReportSchema } from "../../../lib/contract/records/tax.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { invalid } from "../http/refusal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { closingPrices } from "../price/closing-prices.ts";
import { ownedEvents } from "./events.ts";
import { type Basis, type Disposal, TAX_CURRENCY, valueAt, workLots } from "./lots.ts";

type ReportQuery = z.output<typeof taxEndpoints.taxReport.query>;

function readBases(database: Database, memberId: number): Map<string, Basis> {
  const rows = database.all<{ lot_id: string; acquired_at: number; cost: string }>(
    "SELECT lot_id, acquired_at, cost FROM lot_basis WHERE member_id = ?",
    memberId,
  );
  return new Map(
    rows.map(({ lot_id, acquired_at, cost }) => [
      lot_id,
      { acquiredAt: acquired_at, cost: BigInt(cost) },
    ]),
  );
}

/** A member's lots and what became of them before a moment, at the closing prices of each day as the daily profit is. */
export function lotsOf(database: Database, memberId: number, before: number, now: number) {
  const events = ownedEvents(database, memberId, before);
  const pricesOf = closingPrices(database, Math.floor((events[0]?.at ?? now) / DAY_MS), now);
  const days = new Map<number, ReturnType<typeof pricesOf>>();
  const pricesAt = (at: number) => {
    const day = Math.floor(at / DAY_MS);
    const prices = days.get(day) ?? pricesOf(day);
    days.set(day, prices);
    return prices;
  };
  const worthOf = (symbol: string, units: bigint, at: number) =>
    valueAt(units, pricesAt(at).of(symbol));
  return workLots(events, worthOf, readBases(database, memberId));
}

/** What lies in a year of business time. @throws Refusal 422 for a year that has not begun */
function workYear(database: Database, memberId: number, year: number, now: number) {
  const [from, until] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  if (from > now) throw invalid({ year: "Choose this year at the latest." });
  const worked = lotsOf(database, memberId, until, now);
  return {
    isOver: until <= now,
    disposals: worked.disposals.filter(({ disposedAt }) => disposedAt >= from),
    income: worked.income.filter(({ at }) => at >= from),
    fees: worked.fees.filter(({ at }) => at >= from),
    sent: worked.sent.filter((at) => at >= from),
  };
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

export const gainOf = ({ proceeds, cost }: Disposal) => (cost === null ? null : proceeds - cost);

function disposalView(disposal: Disposal) {
  const { lotId, symbol, units, acquiredAt, disposedAt, proceeds, cost } = disposal;
  const gain = gainOf(disposal);
  return {
    symbol,
    amount: fromUnits(units),
    acquiredAt: acquiredAt === null ? null : toInstant(acquiredAt),
    disposedAt: toInstant(disposedAt),
    proceeds: fromUnits(proceeds),
    cost: cost === null ? null : fromUnits(cost),
    gain: gain === null ? null : fromUnits(gain),
    lotId,
  };
}

/** The disposals of a year as the report shows them, oldest first. */
export function disposalsOf(database: Database, memberId: number, year: number, now: number) {
  return workYear(database, memberId, year, now).disposals.map(disposalView);
}

/** The report of a year. @throws Refusal 422 for a year that has not begun */
export function readTaxReport(
  database: Database,
  memberId: number,
  { year, page = 1, pageSize = DEFAULT_PAGE_SIZE }: ReportQuery,
  now: number,
): z.input<typeof taxReportSchema> {
  const { isOver, disposals, income, fees, sent } = workYear(database, memberId, year, now);
  const gains = disposals.map(gainOf).filter((gain) => gain !== null);
  const sources = Map.groupBy(income, ({ type, symbol }) => `${type} ${symbol}`);
  const unknown = disposals.filter(({ cost }) => cost === null).length;
  const counts = { unknownBasis: unknown, sent: sent.length };
  return {
    status: isOver ? "final" : "provisional",
    currency: TAX_CURRENCY,
    summary: {
      proceeds: fromUnits(sum(disposals.map(({ proceeds }) => proceeds))),
      cost: fromUnits(sum(disposals.flatMap(({ cost }) => cost ?? []))),
      gain: fromUnits(sum(gains.filter((gain) => gain > 0n))),
      loss: fromUnits(-sum(gains.filter((gain) => gain < 0n))),
      income: fromUnits(sum(income.map(({ value }) => value))),
      fees: fromUnits(sum(fees.map(({ value }) => value))),
    },
    disposals: {
      items: disposals.slice((page - 1) * pageSize, page * pageSize).map(disposalView),
      page,
      pageSize,
      total: disposals.length,
    },
    income: [...sources.values()].flatMap((own) => {
      const [first] = own;
      return first
        ? {
            type: first.type,
            symbol: first.symbol,
            amount: fromUnits(sum(own.map(({ units }) => units))),
            value: fromUnits(sum(own.map(({ value }) => value))),
          }
        : [];
    }),
    warnings: Object.entries(counts).flatMap(([kind, count]) => (count ? { kind, count } : [])),
  };
}
