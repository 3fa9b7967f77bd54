import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { DayPrices } from "../price/closing-prices.ts";
import type { ProfitLine } from "./profit-lines.ts";

/** A line's amount in units of 10⁻¹⁸, negative when it goes out. */
export function signedUnits({ row }: ProfitLine): bigint {
  return row.direction === "in" ? BigInt(row.amount) : -BigInt(row.amount);
}

/** A line's value in units of 10⁻¹⁸ USDT, rounded towards zero. */
export function valueUnits(line: ProfitLine, prices: DayPrices): bigint {
  return (signedUnits(line) * prices.of(line.row.symbol)) / UNITS_PER_ONE;
}
