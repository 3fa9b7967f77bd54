import { callBff } from "../bff/client.ts";
import type { accountEndpoints } from "../contract/account.ts";
import { type WalletView, walletView } from "./view.ts";

/**
 * The member's wallets, asked from the browser.
 * @throws BffError
 */
export async function fetchWallets(signal: AbortSignal): Promise<WalletView[]> {
  const wallets = await callBff<typeof accountEndpoints.wallets>({
    method: "GET",
    path: "account/wallets",
    signal,
  });
  return wallets.map(walletView);
}
