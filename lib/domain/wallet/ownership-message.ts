import type { WalletAccount } from "./saved-address.ts";
import type { Nonce } from "./saved-address-client.ts";

const STATEMENT =
  "I own this address and save it for withdrawals from my account. Signing costs nothing and moves nothing.";

export interface OwnershipClaim extends Nonce {
  readonly account: WalletAccount;
  /** Where the page stands, with its port; wallets warn when a message names another site. */
  readonly site: Pick<Location, "host" | "origin">;
}

/**
 * The text (EIP-4361) by whose signature a wallet proves that the account is its own. Both times come from
 * the server's nonce, so that a wrong clock in the browser makes no message that is not valid yet.
 */
export async function ownershipMessage(claim: OwnershipClaim): Promise<string> {
  const { createSiweMessage } = await import("viem/siwe");
  return createSiweMessage({
    address: claim.account.address as `0x${string}`,
    chainId: claim.account.chainId,
    domain: claim.site.host,
    uri: claim.site.origin,
    version: "1",
    nonce: claim.nonce,
    statement: STATEMENT,
    issuedAt: new Date(claim.issuedAt),
    expirationTime: new Date(claim.expiresAt),
  });
}
