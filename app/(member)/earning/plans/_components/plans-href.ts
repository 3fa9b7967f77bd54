import type { Route } from "next";
import { PAGES } from "@/lib/routes";

export const PLANS_ID = "plans";
export const RUNS_ID = "plan-runs";

export interface PlansPlace {
  /** The plan whose runs are listed. */
  plan?: string | undefined;
  /** The page of its runs. */
  page?: number;
  /** The page of the plans. */
  list?: number;
}

/** The page with a plan's runs beside a page of the plans, at one of its two lists. */
export function plansHref({ plan, page = 1, list = 1 }: PlansPlace, at: string = RUNS_ID): Route {
  const search = new URLSearchParams({
    ...(plan && { plan }),
    ...(page > 1 && { page: String(page) }),
    ...(list > 1 && { list: String(list) }),
  });
  return `${PAGES.plans.path}?${search}#${at}` as Route;
}
