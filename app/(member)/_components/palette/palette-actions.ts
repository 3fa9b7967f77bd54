import { TOKEN_SYMBOLS, USDT } from "@/lib/contract/values/tokens";
import { offeredActions, transferSymbol } from "@/lib/domain/wallet/actions";
import type { Wallets, WalletView } from "@/lib/domain/wallet/view";
import { WALLET_ACTIONS, type WalletAction } from "@/lib/paths";

const ACTIONS = ["deposit", ...WALLET_ACTIONS] as const;

interface PaletteAction {
  readonly action: WalletAction | "deposit";
  readonly symbol: string;
}

function offers(wallet: WalletView, action: PaletteAction["action"]): boolean {
  return action === "deposit" ? wallet.canDeposit : offeredActions(wallet).includes(action);
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
