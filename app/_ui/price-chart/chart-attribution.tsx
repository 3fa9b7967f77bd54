import { ExternalLink } from "@/app/_ui/external-link";

/** The notice that the chart library's licence asks for, in its own words, with the link. */
export function ChartAttribution() {
  return (
    <p lang="en" className="text-xs text-muted">
      <ExternalLink href="https://www.tradingview.com/" className="min-h-6 hover:text-text">
        <bdi dir="ltr">TradingView Lightweight Charts™, copyright © 2025 TradingView, Inc.</bdi>
      </ExternalLink>
    </p>
  );
}
