import { pageCount } from "../../list/page.ts";
import { pageNumber, type SearchParams, single } from "../../list/search-params.ts";
import { addDays, countDays, isDay } from "./days.ts";
import { dayRange } from "./query.ts";

/** Presets of the period and their lengths in days, today included. */
export const PROFIT_PRESET_DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;
export type ProfitPreset = keyof typeof PROFIT_PRESET_DAYS;

const DEFAULT_PRESET: ProfitPreset = "30d";
const ROWS_ON_A_PAGE = 30;
/** A period up to this length is drawn as a whole. */
const MAX_DRAWN_DAYS = 90;

/** What the daily profit is shown for, as it stands in the address. */
export interface ProfitFilter {
  /** Null when days are given. */
  readonly range: ProfitPreset | null;
  /** First and last UTC day, both included. */
  readonly from: string;
  readonly to: string;
  readonly page: number;
  /** The day that is unfolded into its lines. */
  readonly day: string | null;
}

/**
 * Reads the period from an address. A bound that is missing is today, or 30 days before the other;
 * what is not understood is unset.
 *
 * @param today as a UTC day
 */
export function parseProfitFilter(params: SearchParams, today: string): ProfitFilter {
  const given = dayRange(params);
  const named = Object.keys(PROFIT_PRESET_DAYS).find((key) => key === single(params, "range"));
  const range = (named as ProfitPreset | undefined) ?? DEFAULT_PRESET;
  const isCustom = given.from !== null || given.to !== null;
  const to = given.to ?? (given.from && given.from > today ? given.from : today);
  const length = PROFIT_PRESET_DAYS[isCustom ? DEFAULT_PRESET : range];
  const day = single(params, "day");
  return {
    range: isCustom ? null : range,
    from: given.from ?? addDays(to, 1 - length),
    to,
    page: pageNumber(params),
    day: day !== undefined && isDay(day) ? day : null,
  };
}

/** The period as a query with its question mark, without defaults. */
export function profitSearch({ range, from, to, page, day }: ProfitFilter): string {
  const search = new URLSearchParams(range ? {} : { from, to });
  if (range && range !== DEFAULT_PRESET) search.set("range", range);
  if (page > 1) search.set("page", String(page));
  if (day) search.set("day", day);
  return search.size > 0 ? `?${search}` : "";
}

/** True when one answer of the service holds the whole period, so that all of it is drawn. */
export function isDrawnWhole({ from, to }: Pick<ProfitFilter, "from" | "to">): boolean {
  return countDays(from, to) <= MAX_DRAWN_DAYS;
}

/** What the service is asked for: the whole period, or one page of a longer one. */
export function profitServiceQuery(filter: ProfitFilter) {
  const { from, to, page } = filter;
  return isDrawnWhole(filter)
    ? { from, to, page: 1, pageSize: MAX_DRAWN_DAYS }
    : { from, to, page, pageSize: ROWS_ON_A_PAGE };
}

/** The rows of one page of a list that is there as a whole; a page beyond the last is the last. */
export function pageOfDays<Day>(
  days: readonly Day[],
  page: number,
): { days: readonly Day[]; page: number; pages: number } {
  const pages = pageCount(days.length, ROWS_ON_A_PAGE);
  const shown = Math.min(page, pages);
  const start = (shown - 1) * ROWS_ON_A_PAGE;
  return { days: days.slice(start, start + ROWS_ON_A_PAGE), page: shown, pages };
}
