import type { Leg } from "../../contract/team/team-member.ts";
import {
  LEGS,
  TEAM_SORTS,
  TEAM_STATUSES,
  type TeamStatus,
} from "../../contract/team/team-member.ts";
import { VOLUME_INTERVALS } from "../../contract/team/volumes.ts";
import {
  DEFAULT_PAGE_SIZE,
  oneOf,
  type PAGE_SIZES,
  pageNumber,
  pageSizeOf,
  type SearchParams,
  single,
  wholeNumber,
} from "../../list/search-params.ts";

const MAX_LEVEL = 100_000;
const MAX_SEARCH_LENGTH = 40;
const MAX_NAME_LENGTH = 64;

export type TeamSort = (typeof TEAM_SORTS)[number];
export const DEFAULT_SORT: TeamSort = "-joinedAt";

/** A list of team members as its filters stand in the address; what is unset or not understood is null. */
export interface TeamFilter {
  /** Levels below the member; null for all. The list of direct referrals has none. */
  readonly level: number | null;
  /** Only the direct referrals of this member. */
  readonly sponsor: string | null;
  /** Part of a username or of a masked name. */
  readonly q: string | null;
  readonly status: TeamStatus | null;
  readonly leg: Leg | null;
  /** Only those who mine at the moment. */
  readonly mining: "now" | null;
  readonly sort: TeamSort;
  readonly page: number;
  readonly pageSize: (typeof PAGE_SIZES)[number];
}

/** What narrows the list, all of it unset; the level is a choice of its own. */
export const WHOLE_TEAM = {
  sponsor: null,
  q: null,
  status: null,
  leg: null,
  mining: null,
} as const;

function shortText(text: string | undefined, maxLength: number): string | null {
  return text !== undefined && text.length <= maxLength ? text : null;
}

/** Reads the filters of a list from an address. Nothing in it is an error: what is not understood is unset. */
export function parseTeamFilter(params: SearchParams): TeamFilter {
  return {
    level: wholeNumber(single(params, "level"), MAX_LEVEL),
    sponsor: shortText(single(params, "sponsor"), MAX_NAME_LENGTH),
    q: shortText(single(params, "q"), MAX_SEARCH_LENGTH),
    status: oneOf(TEAM_STATUSES, single(params, "status")),
    leg: oneOf(LEGS, single(params, "leg")),
    mining: oneOf(["now"], single(params, "mining")),
    sort: oneOf(TEAM_SORTS, single(params, "sort")) ?? DEFAULT_SORT,
    page: pageNumber(params),
    pageSize: pageSizeOf(single(params, "pageSize")),
  };
}

/** How many filters are set. */
export function narrowedBy({ sponsor, q, status, leg, mining }: TeamFilter): number {
  return [sponsor, q, status, leg, mining].filter((value) => value !== null).length;
}

/** The filters as query parameters, without defaults and without their order and paging. */
function teamNarrowing({
  level,
  sponsor,
  q,
  status,
  leg,
  mining,
}: TeamFilter): Record<string, string> {
  return {
    ...(level !== null && { level: String(level) }),
    ...(sponsor !== null && { sponsor }),
    ...(q !== null && { q }),
    ...(status !== null && { status }),
    ...(leg !== null && { leg }),
    ...(mining !== null && { mining }),
  };
}

/** The list as an address has it, without defaults; empty for the plain list. */
export function filterParams(filter: TeamFilter): URLSearchParams {
  const search = new URLSearchParams(teamNarrowing(filter));
  if (filter.sort !== DEFAULT_SORT) search.set("sort", filter.sort);
  if (filter.pageSize !== DEFAULT_PAGE_SIZE) search.set("pageSize", String(filter.pageSize));
  if (filter.page > 1) search.set("page", String(filter.page));
  return search;
}

/** Another column's order: descending first where more is of interest, turned when it is sorted by. */
export function turnSort(column: "joinedAt" | "username" | "volume" | "teamSize" | "commission") {
  return (now: TeamSort): TeamSort => {
    const [first, other]: [TeamSort, TeamSort] =
      column === "username" ? [column, `-${column}`] : [`-${column}`, column];
    return now === first ? other : first;
  };
}

/** The address below `/api/bff/` of a file with exactly the filtered members, in the list's order. */
export function teamExportPath(filter: TeamFilter): string {
  const query = new URLSearchParams({ ...teamNarrowing(filter), sort: filter.sort });
  return `account/team/network/export?${query}`;
}

/** Members who joined in one interval; `from` is its first UTC day. */
export interface JoinPoint {
  readonly from: string;
  readonly members: number;
  readonly directs: number | null;
}

export const JOIN_INTERVALS = ["day", "month", "year"] as const;
export type JoinInterval = (typeof JOIN_INTERVALS)[number];

/** The interval that an address names; days without one. */
export function joinInterval(text: string | undefined): JoinInterval {
  return JOIN_INTERVALS.find((known) => known === text) ?? "day";
}

export type VolumeInterval = (typeof VOLUME_INTERVALS)[number];

/** The interval of the points of both legs that an address names; days without one. */
export function volumeInterval(text: string | undefined): VolumeInterval {
  return oneOf(VOLUME_INTERVALS, text) ?? "day";
}

export function joinedIn(points: readonly JoinPoint[]): number {
  return points.reduce((sum, { members }) => sum + members, 0);
}
