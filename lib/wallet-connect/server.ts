import "server-only";
import { environment } from "../env/server.ts";
import type { WalletSettings } from "./settings.ts";

const APP_NAME = "Merlin BTC";

/** What the browser must know to connect a wallet, for the page that hands it to its island. */
export function walletSettings(): WalletSettings {
  const { appOrigin, wallets } = environment();
  const { rpcUrls, walletConnectProjectId, walletConnectRelayUrl, ledger, isBloctoOffered } =
    wallets;
  return {
    appName: APP_NAME,
    appUrl: appOrigin,
    rpcUrls,
    isBloctoOffered,
    walletConnectRelayUrl,
    ...(walletConnectProjectId && { walletConnectProjectId }),
    ...(ledger && { ledger }),
  };
}
