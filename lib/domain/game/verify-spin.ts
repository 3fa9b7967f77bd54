import { recomputeSpin, seedHash, segmentOf } from "../../contract/rules/wheel-rules.ts";

/** What a spin was made of, as it was published or pasted. */
export interface SpinFacts {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly serverSeedHash: string;
  /** Where the service says that the wheel stopped; unknown for a pasted spin. */
  readonly segment?: number | null;
  readonly digest?: string | null;
}

/** One step of the check; `matches` is null where there is nothing to compare with. */
export interface SpinCheck {
  readonly hash: { readonly computed: string; readonly matches: boolean };
  readonly digest: { readonly computed: string; readonly matches: boolean | null };
  /** The digest's first 32 bits as one of the wheel's parts. */
  readonly part: number;
  /** Null when the weights end before the part. */
  readonly segment: { readonly computed: number | null; readonly matches: boolean | null };
  /** Nothing that could be compared differs. */
  readonly isFair: boolean;
}

function segmentAt(weights: readonly number[], part: number): number | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return part < total ? segmentOf(weights, part) : null;
}

function same<Value>(computed: Value, published: Value | null | undefined): boolean | null {
  return published === null || published === undefined ? null : computed === published;
}

/**
 * Recomputes a spin step by step (R11.15): the seed's hash, the HMAC, the part, the segment.
 *
 * @param weights of the segments in their order, parts of a turn
 */
export async function verifySpin(facts: SpinFacts, weights: readonly number[]): Promise<SpinCheck> {
  const [hash, { digest, part }] = await Promise.all([
    seedHash(facts.serverSeed),
    recomputeSpin(facts.serverSeed, facts.clientSeed, facts.nonce),
  ]);
  const segment = segmentAt(weights, part);
  const hashMatches = hash === facts.serverSeedHash.trim().toLowerCase();
  const digestMatches = same(digest, facts.digest?.trim().toLowerCase());
  const segmentMatches = same(segment, facts.segment);
  return {
    hash: { computed: hash, matches: hashMatches },
    digest: { computed: digest, matches: digestMatches },
    part,
    segment: { computed: segment, matches: segmentMatches },
    isFair: hashMatches && digestMatches !== false && segmentMatches !== false,
  };
}
