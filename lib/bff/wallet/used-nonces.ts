import "server-only";
import { consume, limiters } from "../limits/limiters.ts";

/** Takes a nonce for the one use that it has; false when somebody was first. */
export async function takeNonce(nonce: string): Promise<boolean> {
  return (await consume((await limiters()).nonce, nonce)) === 0;
}

/** Gives a nonce back that was taken for nothing: what it was for is not decided. */
export async function returnNonce(nonce: string): Promise<void> {
  await (await limiters()).nonce.delete(nonce);
}
