import { BffError, callBff, callOwn } from "../../bff/client/client.ts";
import type { movementEndpoints, SavedAddress } from "../../contract/movement.ts";
import { allAddresses, type SavedAddressView, savedAddressView } from "./saved-address.ts";

/**
 * The addresses that withdrawals may go to.
 * @throws BffError
 */
export async function fetchSavedAddresses(): Promise<readonly SavedAddressView[]> {
  const all = await allAddresses((page) =>
    callBff<typeof movementEndpoints.savedAddresses>({
      method: "GET",
      path: "account/blockchain-wallet/list",
      query: { page },
    }),
  );
  return all ?? [];
}

export interface Nonce {
  readonly nonce: string;
  /** ISO 8601, by the server's clock, as `expiresAt` is. */
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/**
 * A number for one signature, bound to this session.
 * @throws BffError RATE_LIMITED
 */
export function askNonce(signal?: AbortSignal): Promise<Nonce> {
  return callOwn({ method: "POST", path: "wallet/nonce", signal });
}

export interface SignedAddress {
  readonly message: string;
  readonly signature: string;
  readonly label?: string;
  /** Where the service asks for one. */
  readonly proof?: string;
}

/**
 * Saves the address that signed the message.
 * @throws BffError WALLET_NONCE, WALLET_SIGNATURE, WALLET_MESSAGE when the server does not believe it,
 *   VALIDATION_FAILED with `fields` of the service; STEP_UP_REQUIRED, after which the same message may come with a proof
 */
export async function saveAddress(signed: SignedAddress): Promise<SavedAddressView> {
  const { item } = await callOwn<{ item: SavedAddress }>({
    method: "POST",
    path: "wallet/address",
    body: JSON.stringify(signed),
  });
  return savedAddressView(item);
}

/**
 * Takes an address off the list; one that is gone already is no failure.
 * @throws BffError CONFLICT while a withdrawal is on its way to it
 */
export async function removeAddress(id: string): Promise<void> {
  try {
    await callBff<typeof movementEndpoints.removeAddress>({
      method: "DELETE",
      path: "account/blockchain-wallet/{id}",
      params: { id },
    });
  } catch (error) {
    if (!(error instanceof BffError && error.code === "NOT_FOUND")) throw error;
  }
}
