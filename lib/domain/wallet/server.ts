import "server-only";
import { cache } from "react";
import { accountEndpoints } from "../../contract/account.ts";
import { movementEndpoints } from "../../contract/movement.ts";
import { TOKEN_CODE_PATTERN } from "../../contract/values/values.ts";
import { LARGEST_PAGE } from "../../list/page.ts";
import { readIfOffered, readOrThrow } from "../../session/server.ts";
import { allAddresses, type SavedAddressView } from "./saved-address.ts";
import { type WalletDetailView, type Wallets, walletDetailView, walletsBySymbol } from "./view.ts";
import { type WithdrawalView, withdrawalView } from "./withdrawal.ts";

/**
 * The member's wallets, asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readWallets = cache(
  async (): Promise<Wallets> => walletsBySymbol(await readOrThrow(accountEndpoints.wallets, {})),
);

/**
 * One wallet, or null when the member has none of that symbol.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readWallet = cache(async (symbol: string): Promise<WalletDetailView | null> => {
  if (!TOKEN_CODE_PATTERN.test(symbol)) return null;
  const wallet = await readIfOffered(accountEndpoints.wallet, { params: { code: symbol } });
  return wallet && walletDetailView(wallet);
});

/**
 * The latest withdrawals of one wallet, newest first, or null when the service keeps none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readWithdrawals(symbol: string): Promise<WithdrawalView[] | null> {
  const page = await readIfOffered(movementEndpoints.withdrawals, {
    query: { symbol, pageSize: LARGEST_PAGE },
  });
  return page?.items.map(withdrawalView) ?? null;
}

/**
 * The addresses that withdrawals may go to, or null when the service keeps none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readSavedAddresses(): Promise<SavedAddressView[] | null> {
  return allAddresses((page) =>
    readIfOffered(movementEndpoints.savedAddresses, { query: { page } }),
  );
}
