import type { Route } from "next";
import { filterParams, type TeamFilter } from "@/lib/domain/team/query";

/** Where a list of members stands: its page, and what else the address says there. */
export interface MemberListPlace {
  readonly path: string;
  readonly kept: Readonly<Record<string, string>>;
}

/** The list under a filter with some of it changed; unless the page itself changes it starts over. */
export function memberListHref(
  { path, kept }: MemberListPlace,
  filter: TeamFilter,
  change: Partial<TeamFilter> = {},
): Route {
  const params = filterParams({ ...filter, page: 1, ...change });
  const search = new URLSearchParams([...Object.entries(kept), ...params]);
  return `${path}${search.size > 0 ? `?${search}` : ""}` as Route;
}
