import { TOKEN_SYMBOLS, USDT } from "@/lib/contract/values/tokens";
import { offers, transferSymbol } from "@/lib/domain/wallet/actions";
import type { Wallets } from "@/lib/domain/wallet/view";
import { WALLET_ACTIONS, type WalletAction } from "@/lib/paths";

const ACTIONS = ["deposit", ...WALLET_ACTIONS] as const;

interface PaletteAction {
  readonly action: WalletAction | "deposit";
  readonly symbol: string;
}

/** The most that a token allows to anybody. */
function mayOffer(symbol: string, action: PaletteAction["action"]): boolean {
  if (action === "deposit") return symbol === USDT;
  return action !== "transfer" || transferSymbol(symbol) !== null;
}

/** What can be done with which wallet: what each offers, or what its token may offer while the wallets are not known. */
export function paletteActions(wallets: Wallets | null): readonly PaletteAction[] {
  return ACTIONS.flatMap((action) => {
    const symbols = wallets
      ? [...wallets.values()].filter((one) => offers(one, action)).map(({ symbol }) => symbol)
      : TOKEN_SYMBOLS.filter((symbol) => mayOffer(symbol, action));
    return symbols.map((symbol) => ({ action, symbol }));
  });
}

/** The tokens of ours that have a wallet, or may have one while the wallets are not known. */
export function paletteWallets(wallets: Wallets | null): readonly string[] {
  return TOKEN_SYMBOLS.filter((symbol) => !wallets || wallets.has(symbol));
}
