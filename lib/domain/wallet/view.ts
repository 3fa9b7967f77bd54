import type { Wallet, WalletDetail } from "../../contract/account.ts";
import type { ConvertQuote } from "../../contract/movement.ts";
import { BASE_CURRENCY } from "../../money/format.ts";
import { fromUnits, toUnits } from "../../money/units.ts";

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
  readonly canDeposit: boolean;
  readonly canWithdraw: boolean;
  readonly canConvert: boolean;
  readonly canTransfer: boolean;
  /** Symbols that it converts to, or null when the upstream does not say. */
  readonly convertTo: readonly string[] | null;
}

/** The member's wallets by their symbol (R3.1), in the order in which they are shown. */
export type Wallets = ReadonlyMap<string, WalletView>;

export interface WalletDetailView extends WalletView {
  readonly depositAddress: {
    readonly address: string;
    /** Without the word by which a test platform marks it, which the screen says in the member's language. */
    readonly network: string;
    readonly isSimulated: boolean;
    readonly chainId: number;
    readonly minConfirmations: number | null;
  } | null;
  readonly minWithdraw: string | null;
  readonly withdrawFee: string | null;
  readonly minConvert: string | null;
  /** Basis points: 50 is 0.5 %. */
  readonly convertFeeBps: number | null;
}

/** The few fields of a wallet that a screen shows; an action that the upstream does not name is not offered. */
function walletView(wallet: Wallet): WalletView {
  return {
    symbol: wallet.symbol,
    name: wallet.name ?? null,
    isCurrency: wallet.symbol === BASE_CURRENCY,
    available: wallet.available ?? null,
    locked: wallet.locked ?? null,
    total: wallet.total ?? null,
    price: wallet.price ?? null,
    value: wallet.valueUSDT ?? null,
    canDeposit: wallet.canDeposit ?? false,
    canWithdraw: wallet.canWithdraw ?? false,
    canConvert: wallet.canConvert ?? false,
    canTransfer: wallet.canTransfer ?? false,
    convertTo: wallet.convertTo ?? null,
  };
}

const SIMULATED_MARK = /\s*\(simulated\)/i;

/** A wallet with what its own page shows besides. */
export function walletDetailView(wallet: WalletDetail): WalletDetailView {
  const deposit = wallet.depositAddress;
  return {
    ...walletView(wallet),
    depositAddress: deposit
      ? {
          ...deposit,
          network: deposit.network.replace(SIMULATED_MARK, ""),
          isSimulated: /\(simulated\)|testnet/i.test(deposit.network),
          minConfirmations: deposit.minConfirmations ?? null,
        }
      : null,
    minWithdraw: wallet.limits?.minWithdraw ?? null,
    withdrawFee: wallet.fees?.withdraw ?? null,
    minConvert: wallet.limits?.minConvert ?? null,
    convertFeeBps: wallet.fees?.convertBps ?? null,
  };
}

/** The base currency first (R9.1: default wallet USDT), the others in the upstream's order. */
export function walletsBySymbol(wallets: readonly Wallet[]): Wallets {
  const views = wallets.map(walletView);
  const sorted = views.sort((one, other) => Number(other.isCurrency) - Number(one.isCurrency));
  return new Map(sorted.map((wallet) => [wallet.symbol, wallet]));
}

/** The value of all wallets in USDT, or null when none has a value. */
export function totalValue(wallets: Iterable<WalletView>): string | null {
  const values = [...wallets].flatMap((wallet) => wallet.value ?? []);
  if (values.length === 0) return null;
  return fromUnits(values.reduce((sum, value) => sum + toUnits(value), 0n));
}

/** What a member wants to convert; `amount` is a plain decimal. */
export interface QuoteRequest {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** True when two quotes of a conversion differ in what the member would get or pay. */
export function conversionsDiffer(one: ConvertQuote, other: ConvertQuote): boolean {
  return one.receive !== other.receive || one.fee !== other.fee || one.amount !== other.amount;
}
