import { mulberry32 } from "../../../lib/contract/rules/mulberry32.ts";

/** Numbers from 0 up to, but not including, 1 that a seed decides, the same in every engine. */
export function seededRandom(seed: number): () => number {
  const random = mulberry32(seed);
  return () => random() / 2 ** 32;
}

export interface Dice {
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number;
}

/** The same seed gives the same data in every database. */
export function createDice(seed: number): Dice {
  const random = seededRandom(seed);
  return { below: (limit) => Math.floor(random() * limit) };
}
