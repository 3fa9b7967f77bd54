import { createHash } from "node:crypto";
import type { z } from "zod";
import type { statementEndpoints } from "../../../lib/contract/records/statement.ts";
import { TRANSACTION_TYPES, type TransactionType } from "../../../lib/contract/transaction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { invalid } from "../http/refusal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { CURRENCIES, type Currency } from "../ledger/accounts.ts";
import type { Direction } from "../ledger/line.ts";
import { closingPrices, type DayPrices } from "../price/closing-prices.ts";
import { CONDITION_BY_STATUS, SOURCE } from "../transaction/line-row.ts";

type Period = z.output<typeof statementEndpoints.statement.query>;

interface FlowRow {
  symbol: Currency;
  type: TransactionType;
  direction: Direction;
  lines: number;
  units: string;
  fees: string;
}

/** What a member's wallets held when a UTC day (numbered since 1970) began, at the given prices. */
function balancesBefore(database: Database, memberId: number, day: number, prices: DayPrices) {
  const rows = database.all<{ currency: Currency; bucket: string; units: string }>(
    "SELECT a.currency, a.bucket, sum_units(d.delta) AS units FROM account a JOIN account_day d ON d.account_id = a.id WHERE a.member_id = ? AND d.day < ? GROUP BY a.currency, a.bucket",
    memberId,
    day,
  );
  return CURRENCIES.map((symbol) => {
    const unitsIn = (bucket: string) =>
      BigInt(rows.find((row) => row.currency === symbol && row.bucket === bucket)?.units ?? 0);
    const [amount, locked] = [unitsIn("available"), unitsIn("locked")];
    return {
      symbol,
      amount: fromUnits(amount),
      locked: fromUnits(locked),
      value: fromUnits(((amount + locked) * prices.of(symbol)) / UNITS_PER_ONE),
    };
  });
}

const placeOf = (row: FlowRow) =>
  CURRENCIES.indexOf(row.symbol) * TRANSACTION_TYPES.length + TRANSACTION_TYPES.indexOf(row.type);

const FLOWS = `SELECT l.symbol, l.type, l.direction, count(*) AS lines, sum_units(l.amount) AS units,
    sum_units(CASE WHEN ${CONDITION_BY_STATUS.cancelled} THEN '0' ELSE coalesce(l.fee, '0') END) AS fees
  FROM ${SOURCE} WHERE l.member_id = ? AND l.at >= ? AND l.at < ? GROUP BY l.symbol, l.type, l.direction`;

function flowsBetween(database: Database, memberId: number, from: number, until: number) {
  const rows = database.all<FlowRow>(FLOWS, memberId, from, until);
  const kinds = Map.groupBy(rows, placeOf);
  const flows = [...kinds.entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([, own]) => {
      const [first] = own;
      if (!first) return [];
      const sum = (direction: Direction) =>
        BigInt(own.find((row) => row.direction === direction)?.units ?? 0);
      return {
        symbol: first.symbol,
        type: first.type,
        in: fromUnits(sum("in")),
        out: fromUnits(sum("out")),
        fee: fromUnits(own.reduce((fees, row) => fees + BigInt(row.fees), 0n)),
      };
    });
  return { flows, lines: rows.reduce((count, row) => count + row.lines, 0) };
}

/** What a statement is called by: who, when, and a print of what was booked. */
function numberOf(memberId: number, { from, to }: Period, booked: unknown): string {
  const print = createHash("sha256").update(JSON.stringify(booked)).digest("hex").slice(0, 8);
  const days = `${from.replaceAll("-", "")}-${to.replaceAll("-", "")}`;
  return `S${memberId}-${days}-${print.toUpperCase()}`;
}

/** The balances come from the sums of days and the flows from the lines, so that each proves the other. */
export const statementHandlers: ServiceHandlers<"statement"> = {
  statement({ sandbox: { database, clock }, member }, { query }) {
    const now = clock.now();
    if (query.to > toInstant(now).slice(0, 10))
      throw invalid({ to: "Choose today at the latest." });
    const first = Date.parse(query.from) / DAY_MS;
    const after = Date.parse(query.to) / DAY_MS + 1;
    const pricesOf = closingPrices(database, first - 1, now);
    const closingOf = pricesOf(after - 1);
    const opening = balancesBefore(database, member.id, first, pricesOf(first - 1));
    const booked = flowsBetween(database, member.id, first * DAY_MS, after * DAY_MS);
    const held = opening.map(({ amount, locked }) => [amount, locked]);
    return {
      number: numberOf(member.id, query, [held, booked]),
      issuedAt: toInstant(now),
      holder: { username: member.username, fullName: member.fullName },
      opening,
      closing: balancesBefore(database, member.id, after, closingOf),
      ...booked,
      currency: "USDT",
      priceAsOf: toInstant(closingOf.asOf),
    };
  },
};
