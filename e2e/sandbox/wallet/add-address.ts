import type { z } from "zod";
import type { movementEndpoints } from "../../../lib/contract/movement.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { hasSecondFactor } from "../passkey/passkeys.ts";
import { type Caller, requireConfirmation } from "../step-up/proof.ts";
import { CHAIN_ID, checksumAddress } from "./deposit-address.ts";
import { saveAddress, savedAddressOf } from "./saved-addresses.ts";

const REST_MS = 24 * 60 * 60 * 1000;
const TESTNET_ID = 97;

type Order = z.output<typeof movementEndpoints.addAddress.body.schema>;

/** The address with its checksum; one in small letters alone carries none to be wrong (EIP-55). */
function withChecksum(address: string): string {
  const checked = checksumAddress(address.slice(2));
  if (address === checked || address === address.toLowerCase()) return checked;
  throw invalid({ address: "The checksum of this address is wrong." });
}

/**
 * Saves an address for withdrawals, which can be used a day later. Belongs into a transaction.
 *
 * @throws Refusal 422 while the address lock is on, for a wrong checksum, another chain, and an address that is there already, 403/4036 for a member
 *   with a second factor until a proof comes along
 */
export function addAddress(database: Database, caller: Caller, order: Order, now: number) {
  const memberId = caller.member.id;
  const { label = null, chainId = CHAIN_ID } = order;
  if (chainId !== CHAIN_ID && chainId !== TESTNET_ID) {
    throw invalid({ chainId: "We don’t pay out on this chain." });
  }
  if (caller.member.addressLock) {
    throw invalid({ address: "Your address lock is on. Turn it off to save a new address." });
  }
  const address = withChecksum(order.address);
  const known = database.get(
    "SELECT 1 FROM saved_address WHERE member_id = ? AND chain_id = ? AND address = ?",
    memberId,
    chainId,
    address,
  );
  if (known) throw invalid({ address: "You’ve already saved this address." });
  if (hasSecondFactor(database, caller.member)) {
    requireConfirmation(database, caller, "address_add", order);
  }
  const usableFrom = now + REST_MS;
  const id = saveAddress(database, memberId, { address, label, chainId, usableFrom });
  return savedAddressOf({ id, address, label, chain_id: chainId, usable_from: usableFrom });
}
