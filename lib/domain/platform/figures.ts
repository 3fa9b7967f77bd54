import type { priceEndpoints } from "../../contract/price.ts";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";

/** Counters of the whole network; null where the upstream does not count. */
export interface Figures {
  readonly members: number | null;
  /** Members who mined in the last 24 hours. */
  readonly activeMiners: number | null;
  /** In mBTC. */
  readonly minedTotal: string | null;
  /** In MERLIN. */
  readonly stakedTotal: string | null;
  /** In USDT. */
  readonly volume24h: string | null;
  /** When the upstream counted, by its own clock. */
  readonly asOf: string | null;
}

/** The counters as the home page shows them. */
export function figuresView(stats: EndpointOutput<typeof priceEndpoints.stats>): Figures {
  return {
    members: stats.members ?? null,
    activeMiners: stats.activeMiners ?? null,
    minedTotal: stats.minedTotal ?? null,
    stakedTotal: stats.stakedTotal ?? null,
    volume24h: stats.volume24h ?? null,
    asOf: stats.asOf ?? null,
  };
}
