import type { ServiceHandlers } from "../http/context.ts";
import { notFound } from "../http/refusal.ts";
import { previewProducts } from "../market/product-view.ts";
import { findAsset } from "../prices/assets.ts";
import { readHistory } from "../prices/price-history.ts";
import { listPrices } from "../prices/price-list.ts";
import { listRounds } from "../public-data/launchpad.ts";
import { networkStats } from "../public-data/network-stats.ts";
import { listTokens } from "../public-data/tokens.ts";

export const priceHandlers: ServiceHandlers<"price"> = {
  prices: ({ sandbox }) => listPrices(sandbox.database, sandbox.clock.now()),

  priceHistory({ sandbox }, { params, query }) {
    const asset = findAsset(params.code);
    if (!asset) throw notFound("There is no price for this code.");
    const now = sandbox.clock.now();
    return { history: readHistory(sandbox.database, asset, query.range ?? "24h", now) };
  },

  stats: ({ sandbox }) => networkStats(sandbox.database, sandbox.clock.now()),

  marketplacePreview: ({ sandbox }) => previewProducts(sandbox.database, sandbox.clock.now()),

  launchpad: ({ sandbox }) => ({ rounds: listRounds(sandbox.database, sandbox.clock.now()) }),

  tokens: () => listTokens(),
};
