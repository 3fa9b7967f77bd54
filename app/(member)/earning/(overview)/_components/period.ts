import type { Route } from "next";
import { addDays } from "@/lib/domain/transaction/days";
import { profitSearch } from "@/lib/domain/transaction/profit-query";
import { type SearchParams, single } from "@/lib/list/search-params";
import { PAGES } from "@/lib/routes";

/** Periods and their lengths in days, today included; null begins with the first profit. */
const LENGTHS = { "7d": 7, "30d": 30, "90d": 90, all: null } as const;

export type Period = keyof typeof LENGTHS;
export const PERIODS = Object.keys(LENGTHS) as Period[];
const DEFAULT_PERIOD: Period = "30d";

/** The period as it stands in the address; what is not understood is the usual one. */
export function parsePeriod(params: SearchParams): Period {
  return PERIODS.find((period) => period === single(params, "range")) ?? DEFAULT_PERIOD;
}

/** The first day of a period, or null for all time. `today` is a UTC day. */
export function firstDay(period: Period, today: string): string | null {
  const length = LENGTHS[period];
  return length === null ? null : addDays(today, 1 - length);
}

/** The first day of the period as long before it, or null for all time. `today` is a UTC day. */
export function firstDayBefore(period: Period, today: string): string | null {
  const length = LENGTHS[period];
  return length === null ? null : addDays(today, 1 - 2 * length);
}

/** The overview of another period. */
export function periodHref(period: Period): Route {
  const search = period === DEFAULT_PERIOD ? "" : `?range=${period}`;
  return `${PAGES.earning.path}${search}` as Route;
}

/** The same period day by day; of all time the longest that is drawn there. */
export function dailyProfitHref(period: Period): Route {
  const range = period === "all" ? "90d" : period;
  const search = profitSearch({ range, from: "", to: "", page: 1, day: null });
  return `${PAGES.dailyProfit.path}${search}` as Route;
}
