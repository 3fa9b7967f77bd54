import type { MarketplaceQuery } from "@/lib/domain/marketplace/query";

/** What mining pays and keeps today. */
export interface MiningTerms {
  /** The mining fee, a share of the base output as it is shown: `20%`. */
  readonly fee: string;
  /** mBTC a TH and day before the fee; null for members who do not see it. */
  readonly ratePerThDay: string | null;
}

/** What each tab of the marketplace is rendered from. */
export interface SectionProps {
  query: MarketplaceQuery;
  terms: MiningTerms;
  isValid: boolean | null;
  timeZone: string;
}
