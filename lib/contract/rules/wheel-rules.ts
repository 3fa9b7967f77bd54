import { hexOf, sha256Hex } from "./sha-256.ts";

/** Parts into which the weights of the wheel's segments divide a turn. */
export const WHEEL_PARTS = 10_000;

/** The first four bytes of a digest as one of the wheel's parts. */
export function wheelPart(first32: number): number {
  return Math.floor((first32 / 2 ** 32) * WHEEL_PARTS);
}

/** The segment that a part lies in: the weights are laid one after the other, from 0. */
export function segmentOf(weights: readonly number[], part: number): number {
  let upTo = 0;
  for (const [index, weight] of weights.entries()) {
    upTo += weight;
    if (part < upTo) return index;
  }
  throw new Error(`The weights end at ${upTo} and have no part ${part}`);
}

/** The hash under which a server seed is published before the spin: SHA-256 of its text, in hex. */
export function seedHash(serverSeed: string): Promise<string> {
  return sha256Hex(serverSeed);
}

/**
 * Recomputes where the wheel stopped: HMAC-SHA256 with the server seed's text as the key over
 * `clientSeed:nonce`, of which the first 32 bits choose the part (R11.15).
 *
 * @returns the digest in hex and the part from 0 up to, not including, `WHEEL_PARTS`
 */
export async function recomputeSpin(serverSeed: string, clientSeed: string, nonce: number) {
  const encoder = new TextEncoder();
  const rule = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(serverSeed), rule, false, [
    "sign",
  ]);
  const signed = await crypto.subtle.sign("HMAC", key, encoder.encode(`${clientSeed}:${nonce}`));
  const digest = hexOf(signed);
  return { digest, part: wheelPart(Number.parseInt(digest.slice(0, 8), 16)) };
}
