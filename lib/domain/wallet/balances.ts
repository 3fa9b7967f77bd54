import type { Balances } from "../../contract/values/balances.ts";
import { fromUnits, toUnits, UNITS_PER_ONE } from "../../money/units.ts";
import type { Wallets, WalletView } from "./view.ts";

/** Below this value in USDT a wallet counts as small. */
export const SMALL_VALUE = "1";
const SMALL_UNITS = toUnits(SMALL_VALUE);

/** Wallets with the balances that the answer of a write states; the value follows at the known price. */
export function withBalances(wallets: Wallets, balances: Balances): Wallets {
  const next = new Map(wallets);
  for (const { symbol, available, locked } of balances.values()) {
    const wallet = wallets.get(symbol);
    if (!wallet) continue;
    const total = toUnits(available) + toUnits(locked);
    const value = wallet.price && fromUnits((total * toUnits(wallet.price)) / UNITS_PER_ONE);
    next.set(symbol, { ...wallet, available, locked, total: fromUnits(total), value });
  }
  return next;
}

/** Wallets with one of them read anew. */
export function withWallet(wallets: Wallets, latest: WalletView): Wallets {
  return wallets.has(latest.symbol) ? new Map(wallets).set(latest.symbol, latest) : wallets;
}

/** True for a wallet worth less than 1 USDT; one without a known value is never small. */
export function isSmall({ value }: Pick<WalletView, "value">): boolean {
  return value !== null && toUnits(value) < SMALL_UNITS;
}

/** What changes when something was booked, and only then; prices do not touch it. */
export function holdingsOf(wallets: Wallets): string {
  return [...wallets.values()]
    .map(({ symbol, available, locked }) => `${symbol} ${available} ${locked}`)
    .join("\n");
}
