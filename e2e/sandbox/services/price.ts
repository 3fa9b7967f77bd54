import type { ServiceHandlers } from "../http/context.ts";
import { notFound } from "../http/refusal.ts";
import { findAsset } from "../prices/assets.ts";
import { readHistory } from "../prices/price-history.ts";
import { listPrices } from "../prices/price-list.ts";

export const priceHandlers: ServiceHandlers<"price"> = {
  prices: ({ sandbox }) => listPrices(sandbox.database, sandbox.clock.now()),

  priceHistory({ sandbox }, { params, query }) {
    const asset = findAsset(params.code);
    if (!asset) throw notFound("There is no price for this code.");
    const now = sandbox.clock.now();
    return { history: readHistory(sandbox.database, asset, query.range ?? "24h", now) };
  },
};
