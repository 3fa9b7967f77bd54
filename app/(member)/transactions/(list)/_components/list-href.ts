import type { Route } from "next";
import { filterSearch, type TransactionFilter } from "@/lib/domain/transaction/query";
import { PAGES } from "@/lib/routes";

/** The list under a filter with some of it changed; unless the page itself changes it starts over. */
export function listHref(
  filter: TransactionFilter,
  change: Partial<TransactionFilter> = {},
): Route {
  return `${PAGES.transactions.path}${filterSearch({ ...filter, page: 1, ...change })}` as Route;
}

/** The list as it is, with the detail of one transaction over it. */
export function openHref(filter: TransactionFilter, id: string): Route {
  const search = new URLSearchParams(filterSearch(filter));
  search.set("open", id);
  return `${PAGES.transactions.path}?${search}` as Route;
}
