import type { Statement } from "../../contract/records/statement.ts";
import { MAX_STATEMENT_DAYS } from "../../contract/rules/statement.ts";
import type { SearchParams } from "../../list/search-params.ts";
import { sumAmounts } from "../../money/decimal.ts";
import { isZero } from "../../money/render.ts";
import { addDays, countDays } from "./days.ts";
import { dayRange } from "./query.ts";

export interface StatementPeriod {
  /** UTC days, both included. */
  readonly from: string;
  readonly to: string;
}

export const STATEMENT_PRESETS = ["thisMonth", "lastMonth", "thisYear", "lastYear"] as const;

const monthOf = (day: string) => `${day.slice(0, 8)}01`;

/** The ready-made periods on a UTC day; those that go on end with it. */
export function presetPeriod(
  preset: (typeof STATEMENT_PRESETS)[number],
  today: string,
): StatementPeriod {
  const endOfLastMonth = addDays(monthOf(today), -1);
  const lastYear = String(Number(today.slice(0, 4)) - 1).padStart(4, "0");
  const periods = {
    thisMonth: { from: monthOf(today), to: today },
    lastMonth: { from: monthOf(endOfLastMonth), to: endOfLastMonth },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: today },
    lastYear: { from: `${lastYear}-01-01`, to: `${lastYear}-12-31` },
  };
  return periods[preset];
}

/**
 * Reads the period from an address: this month when none is there. It ends today at the latest, and a bound that is
 * missing is today, or the first day of the other one's month.
 */
export function parseStatementPeriod(params: SearchParams, today: string): StatementPeriod {
  const given = dayRange(params);
  const to = given.to && given.to < today ? given.to : today;
  const from = given.from && given.from <= to ? given.from : monthOf(to);
  return { from, to };
}

/** True for a period that is longer than a statement may be. */
export function isTooLong({ from, to }: StatementPeriod): boolean {
  return countDays(from, to) > MAX_STATEMENT_DAYS;
}

/** One movement of a wallet in the period, all of its type and direction together. */
interface StatementRow {
  readonly type: string;
  /** Signed. */
  readonly amount: string;
  /** Null where there was none. */
  readonly fee: string | null;
}

export interface StatementWallet {
  readonly symbol: string;
  readonly opening: string;
  readonly closing: string;
  /** At the end, besides the closing balance; null for nothing. */
  readonly locked: string | null;
  readonly rows: readonly StatementRow[];
}

export interface StatementView
  extends Pick<Statement, "number" | "issuedAt" | "holder" | "lines" | "currency"> {
  /** Those in which something was or moved. */
  readonly wallets: readonly StatementWallet[];
  /** Of everything at the end, in `currency`; null where the value of anything is missing. */
  readonly total: string | null;
  readonly priceAsOf: string | null;
}

function rowsOf(flows: Statement["flows"]): StatementRow[] {
  return flows.flatMap((flow) => {
    const fee = isZero(flow.fee) ? null : flow.fee;
    const parts = [flow.in, isZero(flow.out) ? "0" : `-${flow.out}`].filter(
      (part) => !isZero(part),
    );
    return parts.map((amount, index) => ({
      type: flow.type,
      amount,
      fee: index === 0 ? fee : null,
    }));
  });
}

/** A statement as its screen shows it, wallet by wallet. */
export function statementView(statement: Statement): StatementView {
  const { number, issuedAt, holder, opening, closing, flows, lines, currency } = statement;
  const wallets = closing.map(({ symbol, amount, locked }): StatementWallet => {
    const before = opening.find((balance) => balance.symbol === symbol)?.amount ?? "0";
    return {
      symbol,
      opening: before,
      closing: amount,
      locked: locked && !isZero(locked) ? locked : null,
      rows: rowsOf(flows.filter((flow) => flow.symbol === symbol)),
    };
  });
  const values = closing.map(({ value }) => value ?? null);
  return {
    ...{ number, issuedAt, holder, lines, currency },
    wallets: wallets.filter(
      ({ opening, closing, locked, rows }) =>
        rows.length > 0 || locked !== null || !isZero(opening) || !isZero(closing),
    ),
    total: values.every((value) => value !== null) ? sumAmounts(values) : null,
    priceAsOf: statement.priceAsOf ?? null,
  };
}
