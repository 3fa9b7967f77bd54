/** Beyond this a better estimate is not the network's doing: a clock was set. */
const CLOCK_WAS_SET_MS = 3_000;
/** Below this a better estimate is not worth moving a countdown for. */
const WORTH_MOVING_MS = 250;

/**
 * How far the server's clock is ahead of this computer's, in milliseconds. An answer's time is old by
 * its way here, so of two samples the larger is nearer to the truth; a large difference means that one
 * of the clocks was set, and the newer sample holds.
 *
 * @param sample the answer's `serverTime` less this computer's time on its arrival
 */
export function steadyOffset(kept: number | null, sample: number): number {
  if (kept === null || Math.abs(sample - kept) > CLOCK_WAS_SET_MS) return sample;
  return sample - kept > WORTH_MOVING_MS ? sample : kept;
}
