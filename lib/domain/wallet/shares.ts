import { fromUnits, toUnits, UNITS_PER_ONE } from "../../money/units.ts";
import { totalValue, type WalletView } from "./view.ts";

/** What of the total can be used and what is locked, in USDT. */
export interface ValueParts {
  readonly available: string;
  readonly locked: string;
}

function lockedUnits({ locked, price }: Pick<WalletView, "locked" | "price">): bigint {
  return (toUnits(locked ?? "0") * toUnits(price ?? "0")) / UNITS_PER_ONE;
}

/** Of a wallet that counts in the total nobody says what of it is locked, or what that is worth. */
function hasUnknownPart({ value, locked, price }: WalletView): boolean {
  if (value === null || toUnits(value) === 0n) return false;
  return locked === null || (price === null && toUnits(locked) !== 0n);
}

/**
 * The total value by what can be done with it: both add up to it to the digit. Null when no wallet has a value, or one
 * does not say what of it is locked.
 */
export function valueParts(wallets: readonly WalletView[]): ValueParts | null {
  const total = totalValue(wallets);
  if (total === null || wallets.some(hasUnknownPart)) return null;
  const locked = wallets.reduce((sum, wallet) => sum + lockedUnits(wallet), 0n);
  return { available: fromUnits(toUnits(total) - locked), locked: fromUnits(locked) };
}

/** A wallet's part of the total; the numbers are for drawing, not for money. */
export interface WalletShare {
  readonly symbol: string;
  /** From 0 to 1. */
  readonly share: number;
  /** What of it is locked, from 0 to 1. */
  readonly locked: number;
  /** The share in percent, a plain decimal, cut at its eighteenth digit. */
  readonly percent: string;
}

/** The wallets that hold some value, in their order, with their part of the total. */
export function walletShares(wallets: readonly WalletView[]): readonly WalletShare[] {
  const total = toUnits(totalValue(wallets) ?? "0");
  return wallets.flatMap((wallet) => {
    const value = toUnits(wallet.value ?? "0");
    if (value <= 0n) return [];
    return [
      {
        symbol: wallet.symbol,
        share: Number(value) / Number(total),
        locked: Math.min(1, Number(lockedUnits(wallet)) / Number(value)),
        percent: fromUnits((value * 100n * UNITS_PER_ONE) / total),
      },
    ];
  });
}
