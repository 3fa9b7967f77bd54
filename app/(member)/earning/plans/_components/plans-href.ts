import type { Route } from "next";
import { PAGES } from "@/lib/routes";

export const RUNS_ID = "plan-runs";

/** The page with a plan's runs. */
export function plansHref(plan: string, page = 1): Route {
  const search = new URLSearchParams({ plan, ...(page > 1 && { page: String(page) }) });
  return `${PAGES.plans.path}?${search}#${RUNS_ID}` as Route;
}
