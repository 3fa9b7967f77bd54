import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { ApiError } from "./errors.ts";
import { consume, limiters } from "./limiters.ts";

const SLOWED_BY_MS = 1_000;

interface Attempt {
  readonly kind: "login" | "code";
  readonly account: string;
  /** Undefined when no proxy of ours names it; then only the account's own limit holds, which slows. */
  readonly address: string | undefined;
}

function tooMany(retryAfterSeconds: number): ApiError {
  return new ApiError("RATE_LIMITED", {
    details: { retryAfterSeconds },
    headers: { "retry-after": String(retryAfterSeconds) },
  });
}

/**
 * Counts one try to sign in or to enter a code. Too many from one address are refused; too many for
 * one account from everywhere are slowed, so that nobody can lock out another member.
 *
 * @throws ApiError RATE_LIMITED with the seconds to wait
 */
export async function countAttempt({ kind, account, address }: Attempt): Promise<void> {
  const name = `${kind}:${account.toLowerCase()}`;
  const { pair, address: perAddress, account: perAccount } = await limiters();
  if (address) {
    const waits = [await consume(pair, `${name}@${address}`), await consume(perAddress, address)];
    const retryAfterSeconds = Math.max(...waits);
    if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
  }
  if ((await consume(perAccount, name)) > 0) await wait(SLOWED_BY_MS);
}

/** Takes a successful try out of the counts again. */
export async function forgetAttempts({ kind, account, address }: Attempt): Promise<void> {
  const name = `${kind}:${account.toLowerCase()}`;
  const { pair, address: perAddress, account: perAccount } = await limiters();
  await perAccount.delete(name);
  if (address) await Promise.all([pair.delete(`${name}@${address}`), perAddress.reward(address)]);
}

/**
 * Counts one call of a signed-in member, who can only keep themselves waiting with it.
 *
 * @throws ApiError RATE_LIMITED with the seconds to wait
 */
export async function countWalletCall(kind: "nonce" | "address", userId: string): Promise<void> {
  const retryAfterSeconds = await consume((await limiters()).wallet, `${kind}:${userId}`);
  if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
}
