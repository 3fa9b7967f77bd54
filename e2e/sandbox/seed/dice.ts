export interface Dice {
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number;
}

/** A seeded generator (mulberry32): the same seed gives the same data in every database. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
    },
  };
}
