import type { Route } from "next";
import { PAGES } from "@/lib/routes";
import { type MiningQuery, miningSearch } from "./mining-query";

/** The page with some of its address changed. */
export function miningHref(query: MiningQuery, change: Partial<MiningQuery>): Route {
  return `${PAGES.mining.path}${miningSearch({ ...query, ...change })}` as Route;
}
