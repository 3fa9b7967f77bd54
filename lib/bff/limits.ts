import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { environment } from "../env/server.ts";
import { ApiError } from "./errors.ts";
import { connectLimitStore } from "./limit-store.ts";

/** Tries in a quarter of an hour: by account and address, by address, and by account everywhere. */
const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT_AND_ADDRESS = 10;
const PER_ADDRESS = 50;
const PER_ACCOUNT_BEFORE_SLOWING = 10;
const SLOWED_BY_MS = 1_000;

interface Limiters {
  readonly pair: RateLimiterAbstract;
  readonly address: RateLimiterAbstract;
  readonly account: RateLimiterAbstract;
}

const shared = globalThis as typeof globalThis & { merlinLimiters?: Promise<Limiters> };

async function createLimiters(redisUrl: string | undefined): Promise<Limiters> {
  const store = redisUrl ? await connectLimitStore(redisUrl) : undefined;
  const limiter = (keyPrefix: string, points: number) => {
    const options = { keyPrefix: `merlin:${keyPrefix}`, points, duration: WINDOW_SECONDS };
    if (!store) return new RateLimiterMemory(options);
    // Serverless instances share nothing but Redis; without it each counts alone for a while.
    return new RateLimiterRedis({
      ...options,
      storeClient: store,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  };
  return {
    pair: limiter("pair", PER_ACCOUNT_AND_ADDRESS),
    address: limiter("address", PER_ADDRESS),
    account: limiter("account", PER_ACCOUNT_BEFORE_SLOWING),
  };
}

function limiters(): Promise<Limiters> {
  shared.merlinLimiters ??= createLimiters(environment().redisUrl);
  return shared.merlinLimiters;
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

interface Attempt {
  readonly kind: "login" | "code";
  readonly account: string;
  /** Undefined when no proxy of ours names it; then only the account's own limit holds, which slows. */
  readonly address: string | undefined;
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
    if (retryAfterSeconds > 0) {
      throw new ApiError("RATE_LIMITED", {
        details: { retryAfterSeconds },
        headers: { "retry-after": String(retryAfterSeconds) },
      });
    }
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
