import type { Route } from "next";
import { STAKING_STATUSES } from "@/lib/contract/staking";
import { OPAQUE_ID_PATTERN } from "@/lib/contract/values/values";
import { pageNumber, type SearchParams, single } from "@/lib/list/search-params";
import { PAGES } from "@/lib/routes";

/** The lists of the page, each with an address of its own; the first is the plain page. */
export const STAKE_LISTS = ["positions", "rewards", "calculator"] as const;

/** What the page shows, as it stands in its address. */
export interface StakeView {
  readonly list: (typeof STAKE_LISTS)[number];
  readonly status: (typeof STAKING_STATUSES)[number] | null;
  /** The page of the positions. */
  readonly page: number;
  /** The position whose rewards are listed, or null for all. */
  readonly position: string | null;
  /** The page of the rewards. */
  readonly rewards: number;
}

/** Reads filters and pages from an address; what is not understood is unset. */
export function parseStakeView(params: SearchParams): StakeView {
  const position = single(params, "position");
  return {
    list: STAKE_LISTS.find((list) => list === single(params, "list")) ?? "positions",
    status: STAKING_STATUSES.find((status) => status === single(params, "status")) ?? null,
    page: pageNumber(params),
    position: position !== undefined && OPAQUE_ID_PATTERN.test(position) ? position : null,
    rewards: pageNumber(params, "rewards"),
  };
}

/** The page with some of it changed; another filter begins at the first page of its list. */
export function stakeHref(view: StakeView, change: Partial<StakeView>, anchor = ""): Route {
  const next = {
    ...view,
    ...("status" in change && { page: 1 }),
    ...("position" in change && { rewards: 1 }),
    ...change,
  };
  const search = new URLSearchParams();
  if (next.list !== "positions") search.set("list", next.list);
  if (next.status) search.set("status", next.status);
  if (next.page > 1) search.set("page", String(next.page));
  if (next.position) search.set("position", next.position);
  if (next.rewards > 1) search.set("rewards", String(next.rewards));
  const query = search.size > 0 ? `?${search}` : "";
  return `${PAGES.stake.path}${query}${anchor && `#${anchor}`}` as Route;
}
