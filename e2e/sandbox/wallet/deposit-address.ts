import { createHash } from "node:crypto";
import { getAddress } from "viem/utils";

/** Writes an address of forty hexadecimal digits with the checksum of EIP-55. */
export function checksumAddress(digits: string): string {
  return getAddress(`0x${digits.toLowerCase()}`);
}

/** An address that follows from a text: always the same, on no real chain, and nobody holds its key. */
export function simulatedAddress(text: string): string {
  return checksumAddress(createHash("sha256").update(text).digest("hex").slice(0, 40));
}

export const CHAIN_ID = 56;

export function depositAddress(memberId: number) {
  return {
    address: simulatedAddress(`simulated deposit address of member ${memberId}`),
    chainId: CHAIN_ID,
    network: "BNB Smart Chain (simulated)",
    minConfirmations: 15,
  };
}
