import type { Wheel } from "../../contract/game.ts";

type Turn = Pick<Wheel, "nonce" | "canSpin">;

/**
 * Whether a spin that was made on this page is still the latest one: not once another was made elsewhere, nor
 * once the next can be.
 *
 * @param after the wheel as the spin's answer says
 * @param read the wheel as the page was rendered last, maybe before the spin
 */
export function isLatestSpin(after: Turn, read: Turn): boolean {
  return read.nonce < after.nonce || (read.nonce === after.nonce && !read.canSpin);
}
