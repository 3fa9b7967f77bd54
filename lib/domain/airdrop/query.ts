import { AIRDROP_PERIODS } from "../../contract/airdrop.ts";
import { oneOf, pageNumber, type SearchParams, single } from "../../list/search-params.ts";
import { TASK_FILTERS, type TaskFilter } from "./tasks.ts";

/** The parts of the page, each with an address of its own; the first is the plain page. */
export const AIRDROP_TABS = ["overview", "leaderboard", "claims"] as const;

/** What the address of the page says about its part and its lists. */
export interface AirdropView {
  readonly tab: (typeof AIRDROP_TABS)[number];
  readonly tasks: TaskFilter;
  readonly period: (typeof AIRDROP_PERIODS)[number];
  /** Page of the leaderboard. */
  readonly place: number;
  /** Page of the claims. */
  readonly page: number;
}

const PLAIN: AirdropView = { tab: "overview", tasks: "all", period: "week", place: 1, page: 1 };

/** Reads the address; what is not understood is as if it were not there. */
export function parseAirdropView(params: SearchParams): AirdropView {
  return {
    tab: oneOf(AIRDROP_TABS, single(params, "tab")) ?? PLAIN.tab,
    tasks: oneOf(TASK_FILTERS, single(params, "tasks")) ?? PLAIN.tasks,
    period: oneOf(AIRDROP_PERIODS, single(params, "period")) ?? PLAIN.period,
    place: pageNumber(params, "place"),
    page: pageNumber(params),
  };
}

/** The query that {@link parseAirdropView} reads, with its question mark and without defaults. */
export function airdropSearch(view: AirdropView): string {
  const names = Object.keys(PLAIN) as (keyof AirdropView)[];
  const set = names.filter((name) => view[name] !== PLAIN[name]);
  return set.length > 0
    ? `?${new URLSearchParams(set.map((name) => [name, String(view[name])]))}`
    : "";
}
