import type { ReservesProof, ReservesSnapshot } from "../../contract/records/reserves.ts";

/** How a stranger checks the file, in the file itself (docs/proofs.md). */
const RULES = {
  recordId: "SHA-256 of the username, UTF-8",
  leaf: "SHA-256(00 | recordId | nonce | sums)",
  node: "SHA-256(01 | sums of the left branch | its hash | sums of the right branch | its hash)",
  sums: "in the order of symbols, each 16 bytes, big-endian, in units of 10^-18; a node's are those of both branches added",
  path: "from the leaf up; side is where the other branch stands",
  checks: "the last hash is root, its sums are liabilities; no sum is negative or 2^128 or more",
} as const;

/** A proof with its snapshot as a file that needs nothing else to be checked. */
export function reservesFile(snapshot: ReservesSnapshot, proof: ReservesProof): string {
  return `${JSON.stringify({ format: "merlin-reserves-proof-1", rules: RULES, snapshot, proof }, null, 2)}\n`;
}
