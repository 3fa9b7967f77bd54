import type { WalletView } from "@/lib/wallet/view";

interface Share {
  symbol: string;
  /** From 0 to 1; for drawing, not for money. */
  share: number;
}

/** The wallets that hold some value, with their part of the total. */
export function sharesOf(wallets: readonly WalletView[]): Share[] {
  const values = wallets
    .map(({ symbol, value }) => ({ symbol, value: Number(value ?? 0) }))
    .filter(({ value }) => value > 0);
  const total = values.reduce((sum, { value }) => sum + value, 0);
  return values.map(({ symbol, value }) => ({ symbol, share: value / total }));
}
