import type { Product } from "../../contract/marketplace.ts";
import { compareAmounts, divideAmount } from "../../money/decimal.ts";

/** A machine as the home page shows it; null where the upstream says nothing. */
export interface PreviewMachine {
  readonly id: string;
  readonly name: string;
  readonly th: string | null;
  readonly wPerTh: string | null;
  readonly days: number | null;
  readonly price: { readonly symbol: string; readonly amount: string };
  /** The upstream's estimate after its fee, in mBTC. */
  readonly netPerDay: string | null;
  readonly breakEvenDays: number | null;
}

const SHOWN = 4;

/** The first machines of a preview; boosts and what a page has no room for are left out. */
export function machinesView(products: readonly Product[]): readonly PreviewMachine[] {
  return products
    .filter(({ kind }) => kind === "machine")
    .slice(0, SHOWN)
    .map((product) => ({
      id: product.id,
      name: product.name,
      th: product.th ?? null,
      wPerTh: product.wPerTh ?? null,
      days: product.days ?? null,
      price: product.price,
      netPerDay: product.estNetPerDay ?? null,
      breakEvenDays: product.estBreakEvenDays ?? null,
    }));
}

/**
 * What one TH earns in a day after the fee, in mBTC, as the estimates of the machines imply it: the
 * strongest machine's, whose figure was rounded least. Null when no machine has an estimate.
 */
export function netRatePerTh(machines: readonly PreviewMachine[]): string | null {
  const best = machines.reduce<{ th: string; netPerDay: string } | null>(
    (strongest, { th, netPerDay }) => {
      if (th === null || netPerDay === null || compareAmounts(th, "0") <= 0) return strongest;
      if (strongest !== null && compareAmounts(th, strongest.th) <= 0) return strongest;
      return { th, netPerDay };
    },
    null,
  );
  return best && divideAmount(best.netPerDay, best.th, "down");
}
