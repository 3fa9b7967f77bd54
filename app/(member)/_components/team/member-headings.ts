import type { TableHeading } from "@/app/_ui/data/table-cards";
import { type TeamFilter, turnSort } from "@/lib/domain/team/query";
import { type MemberListPlace, memberListHref } from "./member-list-place";

/** The heading of a column that the list can be sorted by; a press sorts by it, the next one turns the order. */
export function sortHeading(
  label: string,
  column: Parameters<typeof turnSort>[0],
  filter: TeamFilter,
  place: MemberListPlace,
): TableHeading {
  const { sort } = filter;
  const isAscending = sort === column;
  const isSorted = isAscending || sort === `-${column}`;
  return {
    label,
    href: memberListHref(place, filter, { sort: turnSort(column)(sort) }),
    ...(isSorted && { sort: isAscending ? "ascending" : "descending" }),
  };
}
