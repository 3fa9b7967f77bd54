import type { Route } from "next";
import { type HistoryFilter, historySearch } from "@/lib/domain/game/history-filter";
import { PAGES } from "@/lib/routes";

/** The history under a filter. */
export function historyHref(filter: HistoryFilter): Route {
  return `${PAGES.gameHistory.path}${historySearch(filter)}` as Route;
}
