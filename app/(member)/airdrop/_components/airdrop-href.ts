import type { Route } from "next";
import { type AirdropView, airdropSearch } from "@/lib/domain/airdrop/query";
import { PAGES } from "@/lib/routes";

/** The page with some of what its address says changed. */
export function airdropHref(view: AirdropView, change: Partial<AirdropView> = {}): Route {
  return `${PAGES.airdrop.path}${airdropSearch({ ...view, ...change })}` as Route;
}
