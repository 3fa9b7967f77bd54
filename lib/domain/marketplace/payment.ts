import { fromUnits, toUnits } from "../../money/units.ts";

export type Payment =
  | { readonly isEnough: true; readonly after: string }
  | { readonly isEnough: false; readonly missing: string };

/** What a balance is after a payment, or exactly how much of it is missing; plain decimals. */
export function payment(available: string, total: string): Payment {
  const rest = toUnits(available) - toUnits(total);
  return rest >= 0n
    ? { isEnough: true, after: fromUnits(rest) }
    : { isEnough: false, missing: fromUnits(-rest) };
}

/** An amount for one piece, for several of them. */
export function timesQuantity(amount: string, quantity: number): string {
  return fromUnits(toUnits(amount) * BigInt(quantity));
}
