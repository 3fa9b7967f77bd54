import type { MachineState } from "../../contract/machine.ts";
import type { MarketplaceQuote } from "../../contract/marketplace.ts";
import { toUnits } from "../../money/units.ts";
import type { UpgradeWish } from "./payment.ts";
import { renewedUntil } from "./renewal.ts";
import type { OwnMachine, ProductView } from "./view.ts";

/** A machine before and after what is ordered for it. */
export interface MachineChange {
  readonly before: MachineState;
  readonly after: MachineState;
}

const isEqual = (one: string, other: string) => toUnits(one) === toUnits(other);

/**
 * What an order makes of a machine: by its quote, or until there is one by what is known of machine and product.
 *
 * @param wish of an upgrade, null for a renewal
 * @param nowMs by the service's clock
 */
export function machineChange(
  machine: OwnMachine,
  product: ProductView,
  wish: UpgradeWish | null,
  quote: Pick<MarketplaceQuote, "before" | "after"> | null,
  nowMs: number,
): MachineChange {
  const isAsSold =
    product.th !== null &&
    isEqual(product.th, machine.th) &&
    (product.wPerTh === null || machine.wPerTh === null || isEqual(product.wPerTh, machine.wPerTh));
  const known: MachineState = {
    th: machine.th,
    wPerTh: machine.wPerTh,
    netPerDay: isAsSold ? product.netPerDay : null,
    endsAt: machine.endsAt,
  };
  const expected: MachineState = wish
    ? { ...known, th: wish.th ?? known.th, wPerTh: wish.wPerTh ?? known.wPerTh, netPerDay: null }
    : {
        ...known,
        endsAt:
          product.days === null
            ? machine.endsAt
            : renewedUntil(machine.endsAt, product.days, nowMs),
      };
  return { before: quote?.before ?? known, after: quote?.after ?? expected };
}

/** Of a wish what a machine can still be upgraded to; null when nothing of it is left. */
export function possibleUpgrade(
  { upgrade }: Pick<OwnMachine, "upgrade">,
  { th, wPerTh }: UpgradeWish,
): UpgradeWish | null {
  const wish = {
    ...(th !== undefined && upgrade?.th.includes(th) && { th }),
    ...(wPerTh !== undefined && upgrade?.wPerTh.includes(wPerTh) && { wPerTh }),
  };
  return Object.keys(wish).length > 0 ? wish : null;
}
