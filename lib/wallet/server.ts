import "server-only";
import { cache } from "react";
import { accountEndpoints } from "../contract/account.ts";
import { TOKEN_CODE_PATTERN } from "../contract/values.ts";
import {
  readAsMember,
  readOrThrow,
  renderContext,
  UnexpectedRefusalError,
} from "../session/server.ts";
import { type WalletDetailView, type WalletView, walletDetailView, walletView } from "./view.ts";

/**
 * The member's wallets in the upstream's order, asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readWallets = cache(async (): Promise<WalletView[]> => {
  const wallets = await readOrThrow(accountEndpoints.wallets, {});
  return wallets.map(walletView);
});

/**
 * One wallet, or null when the member has none of that symbol.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readWallet = cache(async (symbol: string): Promise<WalletDetailView | null> => {
  if (!TOKEN_CODE_PATTERN.test(symbol)) return null;
  const endpoint = accountEndpoints.wallet;
  const result = await readAsMember(endpoint, { params: { code: symbol } });
  if (result.ok) return walletDetailView(result.value);
  if (result.refusal.status === 404) return null;
  const { requestId } = await renderContext();
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
});
