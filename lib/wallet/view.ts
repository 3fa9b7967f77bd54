import type { Wallet, WalletDetail } from "../contract/account.ts";
import { sumAmounts } from "../money/decimal.ts";
import { BASE_CURRENCY } from "../money/format.ts";

/** One wallet as screens show it: plain decimal strings, null where the upstream gives nothing. */
export interface WalletView {
  readonly symbol: string;
  readonly name: string | null;
  /** True for the base currency (R3.1). */
  readonly isCurrency: boolean;
  readonly available: string | null;
  readonly locked: string | null;
  readonly total: string | null;
  /** Of one unit, in USDT. */
  readonly price: string | null;
  /** Of the total, in USDT. */
  readonly value: string | null;
}

export interface WalletDetailView extends WalletView {
  readonly depositAddress: {
    readonly address: string;
    readonly network: string;
    readonly chainId: number;
    readonly minConfirmations: number | null;
  } | null;
  readonly minWithdraw: string | null;
  readonly withdrawFee: string | null;
  /** Basis points: 50 is 0.5 %. */
  readonly convertFeeBps: number | null;
}

/** The few fields of a wallet that a screen shows. */
export function walletView(wallet: Wallet): WalletView {
  return {
    symbol: wallet.symbol,
    name: wallet.name ?? null,
    isCurrency: wallet.symbol === BASE_CURRENCY,
    available: wallet.available ?? null,
    locked: wallet.locked ?? null,
    total: wallet.total ?? null,
    price: wallet.price ?? null,
    value: wallet.valueUSDT ?? null,
  };
}

/** A wallet with what its own page shows besides. */
export function walletDetailView(wallet: WalletDetail): WalletDetailView {
  const deposit = wallet.depositAddress;
  return {
    ...walletView(wallet),
    depositAddress: deposit
      ? { ...deposit, minConfirmations: deposit.minConfirmations ?? null }
      : null,
    minWithdraw: wallet.limits?.minWithdraw ?? null,
    withdrawFee: wallet.fees?.withdraw ?? null,
    convertFeeBps: wallet.fees?.convertBps ?? null,
  };
}

/** The value of all wallets in USDT, or null when none has a value. */
export function totalValue(wallets: readonly WalletView[]): string | null {
  const values = wallets.flatMap((wallet) => wallet.value ?? []);
  return values.length > 0 ? sumAmounts(values) : null;
}
