import type { Route } from "next";
import { type ProfitFilter, profitSearch } from "@/lib/domain/transaction/profit-query";
import { PAGES } from "@/lib/routes";

/** The daily profit with some of its address changed; the unfolded day folds unless it is named. */
export function profitHref(filter: ProfitFilter, change: Partial<ProfitFilter>): Route {
  const search = profitSearch({ ...filter, day: null, ...change });
  return `${PAGES.dailyProfit.path}${search}` as Route;
}
