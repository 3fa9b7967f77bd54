export const PORTFOLIO_RANGES = ["7d", "30d", "90d"] as const;
export type PortfolioRange = (typeof PORTFOLIO_RANGES)[number];

/** The range that the query asks for, or thirty days for anything else. */
export function portfolioRange(asked: unknown): PortfolioRange {
  return PORTFOLIO_RANGES.find((range) => range === asked) ?? "30d";
}
