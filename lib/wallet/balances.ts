import type { z } from "zod";
import type { walletBalanceSchema } from "../contract/account.ts";
import { fromUnits, toUnits, UNITS_PER_ONE } from "../money/units.ts";
import type { WalletView } from "./view.ts";

export type WalletBalance = z.output<typeof walletBalanceSchema>;

/** Below this value in USDT a wallet counts as small. */
const SMALL_UNITS = UNITS_PER_ONE;

/** Wallets with the balances that the answer of a write states; the value follows at the known price. */
export function withBalances(
  wallets: readonly WalletView[],
  balances: readonly WalletBalance[],
): readonly WalletView[] {
  return wallets.map((wallet) => {
    const written = balances.find(({ symbol }) => symbol === wallet.symbol);
    if (!written) return wallet;
    const { available, locked } = written;
    const total = toUnits(available) + toUnits(locked);
    const value = wallet.price && fromUnits((total * toUnits(wallet.price)) / UNITS_PER_ONE);
    return { ...wallet, available, locked, total: fromUnits(total), value };
  });
}

/** Wallets with one of them read anew. */
export function withWallet(
  wallets: readonly WalletView[],
  latest: WalletView,
): readonly WalletView[] {
  return wallets.map((wallet) => (wallet.symbol === latest.symbol ? latest : wallet));
}

/** The base currency first (R9.1: default wallet USDT), the others in the upstream's order. */
export function defaultFirst<Item extends Pick<WalletView, "isCurrency">>(
  wallets: readonly Item[],
): Item[] {
  return wallets.toSorted((one, other) => Number(other.isCurrency) - Number(one.isCurrency));
}

/** True for a wallet worth less than 1 USDT; one without a known value is never small. */
export function isSmall({ value }: Pick<WalletView, "value">): boolean {
  return value !== null && toUnits(value) < SMALL_UNITS;
}

/** What changes when something was booked, and only then; prices do not touch it. */
export function holdingsOf(wallets: readonly WalletView[]): string {
  return wallets
    .map(({ symbol, available, locked }) => `${symbol} ${available} ${locked}`)
    .join("\n");
}
