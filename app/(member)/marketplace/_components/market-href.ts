import type { Route } from "next";
import {
  type MarketQuery,
  type MarketTab,
  marketSearch,
  parseMarketQuery,
} from "@/lib/domain/marketplace/query";
import { PAGES } from "@/lib/routes";

/** The marketplace as it is, with some of it changed. */
export function marketHref(query: MarketQuery, change: Partial<MarketQuery> = {}): Route {
  return `${PAGES.marketplace.path}${marketSearch({ ...query, ...change })}` as Route;
}

/** One tab of the marketplace, with nothing chosen. */
export function tabHref(tab: MarketTab): Route {
  return marketHref(parseMarketQuery({ tab }));
}
