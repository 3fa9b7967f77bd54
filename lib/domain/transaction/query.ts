import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from "../../contract/transaction.ts";
import { TOKEN_CODE_PATTERN } from "../../contract/values/values.ts";
import {
  DEFAULT_PAGE_SIZE,
  oneOf,
  type PAGE_SIZES,
  pageNumber,
  pageSizeOf,
  type SearchParams,
  single,
} from "../../list/search-params.ts";
import { addDays, isDay, startOfDay } from "./days.ts";

/** Presets of the period and their lengths in hours. */
export const PRESET_HOURS = { "24h": 24, "7d": 168, "30d": 720 } as const;
export type Preset = keyof typeof PRESET_HOURS;

const MAX_SEARCH_LENGTH = 80;

const MS_PER_HOUR = 3_600_000;
export const DIRECTIONS = ["in", "out"] as const;

/** The list's filters as they stand in the address; what is unset or not understood is null. */
export interface TransactionFilter {
  readonly symbol: string | null;
  readonly type: (typeof TRANSACTION_TYPES)[number] | null;
  readonly direction: (typeof DIRECTIONS)[number] | null;
  readonly status: (typeof TRANSACTION_STATUSES)[number] | null;
  /** Null when days are given. */
  readonly range: Preset | null;
  /** First and last day in the member's zone, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** Part of an id or of a counterparty. */
  readonly q: string | null;
  readonly isOldestFirst: boolean;
  readonly page: number;
  readonly pageSize: (typeof PAGE_SIZES)[number];
}

/** What narrows the list, all of it unset. */
export const NOT_NARROWED = {
  symbol: null,
  type: null,
  direction: null,
  status: null,
  range: null,
  from: null,
  to: null,
  q: null,
} as const satisfies Partial<TransactionFilter>;

/** Two days in their order, or none: a day that cannot be asked for, and a wrong order, unset what they say. */
export function dayRange(params: SearchParams): { from: string | null; to: string | null } {
  const day = (key: string) => {
    const text = single(params, key);
    return text !== undefined && isDay(text) ? text : null;
  };
  const from = day("from");
  const to = day("to");
  return from && to && from > to ? { from: null, to: null } : { from, to };
}

/**
 * Reads the filters from an address. Nothing in it is an error: what is not understood is unset.
 *
 * @param symbols the wallets that can be chosen, or null when they could not be read
 */
export function parseFilter(
  params: SearchParams,
  symbols: readonly string[] | null,
): TransactionFilter {
  const { from, to } = dayRange(params);
  const symbol = single(params, "symbol") ?? "";
  const isWallet = symbols ? symbols.includes(symbol) : TOKEN_CODE_PATTERN.test(symbol);
  const q = single(params, "q") ?? null;
  return {
    symbol: isWallet ? symbol : null,
    type: oneOf(TRANSACTION_TYPES, single(params, "type")),
    direction: oneOf(DIRECTIONS, single(params, "direction")),
    status: oneOf(TRANSACTION_STATUSES, single(params, "status")),
    range:
      from || to ? null : oneOf(Object.keys(PRESET_HOURS) as Preset[], single(params, "range")),
    from,
    to,
    q: q && q.length <= MAX_SEARCH_LENGTH ? q : null,
    isOldestFirst: single(params, "sort") === "createdAt",
    page: pageNumber(params),
    pageSize: pageSizeOf(single(params, "pageSize")),
  };
}

/** What narrows the list, without its order and paging. */
export function narrowing(filter: TransactionFilter): Readonly<Record<string, string>> {
  const names = Object.keys(NOT_NARROWED) as (keyof typeof NOT_NARROWED)[];
  return Object.fromEntries(
    names.flatMap((name) => (filter[name] === null ? [] : [[name, filter[name]]])),
  );
}

/** True when the list shows less than everything. */
export function isNarrowed(filter: TransactionFilter): boolean {
  return Object.keys(narrowing(filter)).length > 0;
}

/** The filters as a query with its question mark, without defaults; empty for the plain list. */
export function filterSearch(filter: TransactionFilter): string {
  const search = new URLSearchParams(narrowing(filter));
  if (filter.isOldestFirst) search.set("sort", "createdAt");
  if (filter.pageSize !== DEFAULT_PAGE_SIZE) search.set("pageSize", String(filter.pageSize));
  if (filter.page > 1) search.set("page", String(filter.page));
  return search.size > 0 ? `?${search}` : "";
}

interface Clock {
  readonly now: Date;
  /** In which the member reads days. */
  readonly timeZone: string;
}

/** What the service is asked for; `from` is included, `to` is not, both in UTC. */
export function serviceQuery(filter: TransactionFilter, { now, timeZone }: Clock) {
  const { symbol, type, direction, status, range, from, to, q } = filter;
  const since = range
    ? new Date(now.getTime() - PRESET_HOURS[range] * MS_PER_HOUR)
    : from && startOfDay(from, timeZone);
  const until = to && startOfDay(addDays(to, 1), timeZone);
  return {
    symbol: symbol ?? undefined,
    type: type ?? undefined,
    direction: direction ?? undefined,
    status: status ?? undefined,
    from: since ? since.toISOString() : undefined,
    to: until ? until.toISOString() : undefined,
    q: q ?? undefined,
    sort: filter.isOldestFirst ? ("createdAt" as const) : ("-createdAt" as const),
  };
}

/** The address below `/api/bff/` of a file with exactly the filtered rows. */
export function exportPath(query: ReturnType<typeof serviceQuery>): string {
  const set = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `transaction/export?${new URLSearchParams(set)}`;
}

/** The address below `/api/bff/` of a file with all transactions of a UTC day, or from one to another one. */
export function dayExportPath(day: string, last = day): string {
  const moment = (text: string) => `${text}T00:00:00.000Z`;
  const query = { from: moment(day), to: moment(addDays(last, 1)), sort: "-createdAt" };
  return `transaction/export?${new URLSearchParams(query)}`;
}
