import type { ServiceHandlers } from "../http/context.ts";
import { notFound } from "../http/refusal.ts";
import { previewProducts } from "../marketplace/product-view.ts";
import { listRounds } from "../public/launchpad.ts";
import { networkStats } from "../public/network-stats.ts";
import { listTokens } from "../public/tokens.ts";
import { findAsset } from "./assets.ts";
import { listRates } from "./fx.ts";
import { readHistory } from "./price-history.ts";
import { listPrices } from "./price-list.ts";

export const priceHandlers: ServiceHandlers<"price"> = {
  prices: ({ sandbox }) => listPrices(sandbox.database, sandbox.clock.now()),

  priceHistory({ sandbox }, { params, query }) {
    const asset = findAsset(params.code);
    if (!asset) throw notFound("There is no price for this code.");
    const now = sandbox.clock.now();
    return { history: readHistory(sandbox.database, asset, query.range ?? "24h", now) };
  },

  fx: ({ sandbox }) => listRates(sandbox.clock.now()),

  stats: ({ sandbox }) => networkStats(sandbox.database, sandbox.clock.now()),

  marketplacePreview: ({ sandbox }) => previewProducts(sandbox.database, sandbox.clock.now()),

  launchpad: ({ sandbox }) => ({ rounds: listRounds(sandbox.database, sandbox.clock.now()) }),

  tokens: () => listTokens(),
};
