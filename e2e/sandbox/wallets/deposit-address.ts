import { createHash } from "node:crypto";
import { keccak256 } from "./keccak.ts";

/** Writes an address of forty hexadecimal digits with the checksum of EIP-55. */
export function checksumAddress(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = keccak256(Buffer.from(lower, "ascii")).toString("hex");
  const cased = Array.from(lower, (digit, index) =>
    Number.parseInt(hash[index] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join("")}`;
}

/** A member's deposit address: always the same, on no real chain, and nobody holds its key. */
export function depositAddress(memberId: number) {
  const digits = createHash("sha256")
    .update(`simulated deposit address of member ${memberId}`)
    .digest("hex")
    .slice(0, 40);
  return {
    address: checksumAddress(digits),
    chainId: 56,
    network: "BNB Smart Chain (simulated)",
    minConfirmations: 15,
  };
}
