import type { Product } from "../../contract/marketplace.ts";
import { USDT } from "../../contract/values/tokens.ts";
import { compareAmounts, divideAmount } from "../../money/decimal.ts";
import { withoutZeros } from "../../money/without-zeros.ts";
import { breakEvenDay } from "./break-even.ts";
import { estimateEarnings } from "./estimate.ts";

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
      th: product.th ? withoutZeros(product.th) : null,
      wPerTh: product.wPerTh ? withoutZeros(product.wPerTh) : null,
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

/** A machine that can be calculated with. */
type CalculableMachine = PreviewMachine & Record<"th" | "netPerDay", string> & { days: number };

/** Whether all of a machine is known that its break-even takes, and it is paid for in USDT. */
export function isCalculable(machine: PreviewMachine): machine is CalculableMachine {
  const { th, days, netPerDay, price } = machine;
  return th !== null && days !== null && netPerDay !== null && price.symbol === USDT;
}

/**
 * The machines with the day that covers each at a price of one mBTC, as the calculator works it out; the
 * upstream's own day, which rests on the price of another moment, where that cannot be done.
 */
export function machinesAt(
  machines: readonly PreviewMachine[],
  price: string | null,
): readonly PreviewMachine[] {
  const ratePerTh = netRatePerTh(machines);
  if (ratePerTh === null || price === null) return machines;
  return machines.map((machine) => {
    if (!isCalculable(machine)) return machine;
    const { dayValue } = estimateEarnings(machine.th, ratePerTh, price);
    const cost = Number(machine.price.amount);
    const perDay = Number(dayValue);
    return {
      ...machine,
      breakEvenDays: breakEvenDay({ cost, perDay, days: machine.days, fall: 0 }),
    };
  });
}
