import { AMBTC, TRANSFER_SYMBOLS, type TransferSymbol } from "../../contract/values/tokens.ts";
import type { WalletAction } from "../../paths.ts";
import type { WalletView } from "./view.ts";

type Offers = Pick<
  WalletView,
  "symbol" | "canDeposit" | "canWithdraw" | "canConvert" | "canTransfer" | "convertTo"
>;

/** The symbol as one that transfers are made in (R11.13), or null. */
export function transferSymbol(symbol: string): TransferSymbol | null {
  return TRANSFER_SYMBOLS.find((one) => one === symbol) ?? null;
}

function canConvert({ canConvert, convertTo }: Offers): boolean {
  return canConvert && convertTo?.length !== 0;
}

function canTransfer({ canTransfer, symbol }: Offers): boolean {
  return canTransfer && transferSymbol(symbol) !== null;
}

/** The actions, besides deposits, that a wallet offers, in the order of their buttons. */
export function offeredActions(wallet: Offers): readonly WalletAction[] {
  return [
    ...(canConvert(wallet) ? (["convert"] as const) : []),
    ...(canTransfer(wallet) ? (["transfer"] as const) : []),
    ...(wallet.canWithdraw ? (["withdraw"] as const) : []),
  ];
}

/** Whether a wallet offers an action. */
export function offers(wallet: Offers, action: WalletAction | "deposit"): boolean {
  return action === "deposit" ? wallet.canDeposit : offeredActions(wallet).includes(action);
}

/** The first of the wallets that offers an action; null where none does. */
export function firstOffering(
  wallets: readonly Offers[],
  action: WalletAction | "deposit",
): string | null {
  return wallets.find((one) => offers(one, action))?.symbol ?? null;
}

export type MissingAction =
  | "noDeposit"
  | "noConvert"
  | "noConvertYet"
  | "noTransfer"
  | "noWithdraw";

/**
 * Why a wallet lacks an action, one reason for each it lacks. A token that converts for others waits
 * for the member to become valid.
 */
export function missingActions(wallet: Offers, isValidMember: boolean): readonly MissingAction[] {
  // AmBTC is the one token that converts for validated members only (R11.8).
  const waits = wallet.symbol === AMBTC && !isValidMember;
  return [
    ...(wallet.canDeposit ? [] : (["noDeposit"] as const)),
    ...(canConvert(wallet) ? [] : ([waits ? "noConvertYet" : "noConvert"] as const)),
    ...(canTransfer(wallet) ? [] : (["noTransfer"] as const)),
    ...(wallet.canWithdraw ? [] : (["noWithdraw"] as const)),
  ];
}

/** What a wallet converts to: what the upstream says, else every other wallet. */
export function convertTargets(
  wallet: Offers,
  all: ReadonlyMap<string, Offers>,
): readonly string[] {
  return wallet.convertTo ?? [...all.keys()].filter((one) => one !== wallet.symbol);
}

/** A wallet that converts to a symbol, as a way to get more of it; null when there is none. */
export function convertSource(symbol: string, all: ReadonlyMap<string, Offers>): string | null {
  const source = [...all.values()].find(
    (one) => canConvert(one) && convertTargets(one, all).includes(symbol),
  );
  return source?.symbol ?? null;
}
