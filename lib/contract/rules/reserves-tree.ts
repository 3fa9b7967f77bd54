/**
 * How leaves and nodes of a proof of reserves are written before they are hashed (docs/proofs.md). Every part has a fixed
 * length, a leaf begins with 00 and a node with 01, so that no two different ones are written alike.
 */
export const RESERVES_ALGORITHM = "sha256-sum-tree-1";

const HASH = /^[0-9a-f]{64}$/;
const SUM_DIGITS = 32;
const SUM_END = 1n << 128n;

/** Why a leaf or a node cannot be computed. */
export type TreeProblem = "length" | "amount" | "hash" | "doubled";

export class TreeError extends Error {
  readonly problem: TreeProblem;
  constructor(problem: TreeProblem) {
    super(`The proof cannot be computed: ${problem}`);
    this.problem = problem;
  }
}

/** A branch of the tree: its hash in hexadecimal digits, and units of 10⁻¹⁸ in the order of the snapshot's symbols. */
export interface SumNode {
  readonly hash: string;
  readonly sums: readonly bigint[];
}

export interface TreeLeaf {
  /** SHA-256 of the member's username as UTF-8, in hexadecimal digits. */
  readonly recordId: string;
  /** 32 random bytes in hexadecimal digits, another one in each snapshot. */
  readonly nonce: string;
  readonly sums: readonly bigint[];
}

function sumsHex(sums: readonly bigint[]): string {
  for (const sum of sums) if (sum < 0n || sum >= SUM_END) throw new TreeError("amount");
  return sums.map((sum) => sum.toString(16).padStart(SUM_DIGITS, "0")).join("");
}

function hashHex(text: string): string {
  if (!HASH.test(text)) throw new TreeError("hash");
  return text;
}

/**
 * 00 | recordId | nonce | sums, each sum as 16 bytes, big-endian; in hexadecimal digits.
 * @throws TreeError for parts of another length, and sums below zero or from 2¹²⁸
 */
export function leafHex({ recordId, nonce, sums }: TreeLeaf): string {
  return `00${hashHex(recordId)}${hashHex(nonce)}${sumsHex(sums)}`;
}

/**
 * 01 | sums and hash of the left branch | sums and hash of the right one, in hexadecimal digits.
 * @throws TreeError as `leafHex`, and for a branch beside itself (CVE-2012-2459)
 */
export function nodeHex(left: SumNode, right: SumNode): string {
  if (left.hash === right.hash) throw new TreeError("doubled");
  return `01${sumsHex(left.sums)}${hashHex(left.hash)}${sumsHex(right.sums)}${hashHex(right.hash)}`;
}

/** What two branches hold together. @throws TreeError for lists of different lengths, and sums below zero or from 2¹²⁸ */
export function addSums(left: readonly bigint[], right: readonly bigint[]): readonly bigint[] {
  if (left.length !== right.length) throw new TreeError("length");
  const sums = left.map((sum, index) => sum + (right[index] ?? 0n));
  sumsHex(left);
  sumsHex(right);
  sumsHex(sums);
  return sums;
}
