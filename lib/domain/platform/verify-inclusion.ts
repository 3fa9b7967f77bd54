import type { ReservesProof, ReservesSnapshot } from "../../contract/records/reserves.ts";
import {
  addSums,
  leafHex,
  nodeHex,
  RESERVES_ALGORITHM,
  type SumNode,
  TreeError,
  type TreeProblem,
} from "../../contract/rules/reserves-tree.ts";
import { sha256Hex } from "../../contract/rules/sha-256.ts";
import { fromUnits, toUnits } from "../../money/units.ts";

/** A tree of this height has more leaves than there are people. */
const MAX_STEPS = 64;

type CheckedSnapshot = Pick<ReservesSnapshot, "root" | "algorithm" | "symbols" | "liabilities">;

/** The steps of a check as far as they could be computed. */
export interface InclusionCheck {
  readonly record: { readonly computed: string; readonly matches: boolean };
  /** Hashes of the leaf and of each node above it, the last one of the root. */
  readonly nodes: readonly string[];
  /** Null where the root was not reached. */
  readonly root: { readonly matches: boolean } | null;
  /** What the leaves hold together, in the order of the symbols; null where the root was not reached. */
  readonly sums: { readonly computed: readonly string[]; readonly matches: boolean } | null;
  /** Why it went no further. */
  readonly problem: TreeProblem | "method" | null;
  /** Everything agrees. */
  readonly isIncluded: boolean;
}

function sha256OfHex(hex: string): Promise<string> {
  return sha256Hex(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
}

function units(amounts: readonly string[], length: number): readonly bigint[] {
  if (amounts.length !== length) throw new TreeError("length");
  return amounts.map(toUnits);
}

async function* climb(
  { leaf, path }: ReservesProof,
  length: number,
): AsyncGenerator<SumNode, void, undefined> {
  if (path.length > MAX_STEPS) throw new TreeError("length");
  const { recordId, nonce } = leaf;
  let sums = units(leaf.sums, length);
  let hash = await sha256OfHex(leafHex({ recordId, nonce, sums }));
  yield { hash, sums };
  for (const step of path) {
    const own = { hash, sums };
    const other = { hash: step.hash, sums: units(step.sums, length) };
    const [left, right] = step.side === "left" ? [other, own] : [own, other];
    hash = await sha256OfHex(nodeHex(left, right));
    sums = addSums(left.sums, right.sums);
    yield { hash, sums };
  }
}

/**
 * Recomputes the way from a member's leaf to the root of a snapshot, step by step.
 * @throws TypeError where the browser computes no hashes
 */
export async function verifyInclusion(
  { root, algorithm, symbols, liabilities }: CheckedSnapshot,
  proof: ReservesProof,
  username: string,
): Promise<InclusionCheck> {
  const recordId = await sha256Hex(username);
  const record = { computed: recordId, matches: recordId === proof.leaf.recordId };
  const nodes: SumNode[] = [];
  const stopped = (problem: TreeProblem | "method"): InclusionCheck => ({
    record,
    nodes: nodes.map(({ hash }) => hash),
    root: null,
    sums: null,
    problem,
    isIncluded: false,
  });
  if (algorithm !== RESERVES_ALGORITHM) return stopped("method");
  try {
    const owed = units(liabilities, symbols.length);
    for await (const node of climb(proof, symbols.length)) nodes.push(node);
    const top = nodes.at(-1);
    const rootMatches = top?.hash === root;
    const sumsMatch = owed.every((sum, index) => sum === top?.sums[index]);
    return {
      record,
      nodes: nodes.map(({ hash }) => hash),
      root: { matches: rootMatches },
      sums: { computed: (top?.sums ?? []).map(fromUnits), matches: sumsMatch },
      problem: null,
      isIncluded: record.matches && rootMatches && sumsMatch,
    };
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return stopped(error.problem);
  }
}
