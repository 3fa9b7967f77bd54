import type { WalletAccount } from "./saved-address.ts";

const STATEMENT =
  "I own this address and save it for withdrawals from my account. Signing costs nothing and moves nothing.";

/** How long the server accepts a nonce. */
const NONCE_LIFETIME_MS = 5 * 60_000;

export interface OwnershipClaim {
  readonly account: WalletAccount;
  readonly nonce: string;
  /** ISO 8601, by the server's clock. */
  readonly expiresAt: string;
  /** Where the page stands, with its port; wallets warn when a message names another site. */
  readonly site: Pick<Location, "host" | "origin">;
}

/**
 * The text (EIP-4361) by whose signature a wallet proves that the account is its own. Both times come from
 * the server's nonce, so that a wrong clock in the browser makes no message that is not valid yet.
 */
export async function ownershipMessage(claim: OwnershipClaim): Promise<string> {
  const { createSiweMessage } = await import("viem/siwe");
  const expirationTime = new Date(claim.expiresAt);
  return createSiweMessage({
    address: claim.account.address as `0x${string}`,
    chainId: claim.account.chainId,
    domain: claim.site.host,
    uri: claim.site.origin,
    version: "1",
    nonce: claim.nonce,
    statement: STATEMENT,
    issuedAt: new Date(expirationTime.getTime() - NONCE_LIFETIME_MS),
    expirationTime,
  });
}
