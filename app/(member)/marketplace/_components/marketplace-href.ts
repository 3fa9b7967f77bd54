import type { Route } from "next";
import {
  type MarketplaceQuery,
  type MarketplaceTab,
  marketplaceSearch,
  parseMarketplaceQuery,
} from "@/lib/domain/marketplace/query";
import { PAGES } from "@/lib/routes";

/** The marketplace as it is, with some of it changed. */
export function marketplaceHref(
  query: MarketplaceQuery,
  change: Partial<MarketplaceQuery> = {},
): Route {
  return `${PAGES.marketplace.path}${marketplaceSearch({ ...query, ...change })}` as Route;
}

/** One tab of the marketplace, with nothing chosen. */
export function tabHref(tab: MarketplaceTab): Route {
  return marketplaceHref(parseMarketplaceQuery({ tab }));
}
