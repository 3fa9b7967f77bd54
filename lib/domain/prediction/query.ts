import {
  POSITION_STATUSES,
  PREDICTION_PERIODS,
  PREDICTION_SORTS,
} from "../../contract/prediction.ts";
import { oneOf, pageNumber, type SearchParams, single } from "../../list/search-params.ts";

export const PREDICTION_TABS = ["history", "leaderboard", "rules"] as const;
export type PredictionTab = (typeof PREDICTION_TABS)[number];

export const STATUS_FILTERS = ["all", ...POSITION_STATUSES] as const;

/** What is shown below the rounds, as it stands in the address; defaults are left out of it. */
export interface PredictionQuery {
  readonly tab: PredictionTab;
  /** Of the entries in the whole list; null for the latest ones alone. */
  readonly status: (typeof STATUS_FILTERS)[number] | null;
  readonly period: (typeof PREDICTION_PERIODS)[number];
  readonly sort: (typeof PREDICTION_SORTS)[number];
  readonly page: number;
}

const DEFAULTS: PredictionQuery = {
  tab: "history",
  status: null,
  period: "all",
  sort: "net",
  page: 1,
};

/** Reads the address. Nothing in it is an error: what is not understood is the default. */
export function parseQuery(params: SearchParams): PredictionQuery {
  const known = <Value extends string>(values: readonly Value[], key: string) =>
    oneOf(values, single(params, key));
  const page = pageNumber(params);
  const tab = known(PREDICTION_TABS, "tab") ?? DEFAULTS.tab;
  const isLaterPage = tab === "history" && page > 1;
  return {
    tab,
    status: known(STATUS_FILTERS, "status") ?? (isLaterPage ? "all" : DEFAULTS.status),
    period: known(PREDICTION_PERIODS, "period") ?? DEFAULTS.period,
    sort: known(PREDICTION_SORTS, "sort") ?? DEFAULTS.sort,
    page,
  };
}

/** The query with its question mark, with what belongs to its tab; empty for the plain page. */
export function querySearch({ tab, status, period, sort, page }: PredictionQuery): string {
  const search = new URLSearchParams();
  if (tab !== DEFAULTS.tab) search.set("tab", tab);
  if (tab === "history" && status !== null) search.set("status", status);
  if (tab === "leaderboard" && period !== DEFAULTS.period) search.set("period", period);
  if (tab === "leaderboard" && sort !== DEFAULTS.sort) search.set("sort", sort);
  if (tab !== "rules" && page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
