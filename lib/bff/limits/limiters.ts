import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterQueue,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { environment } from "../../env/server.ts";
import { inProcess } from "../../process/shared.ts";
import { redis } from "../../redis/connection.ts";

export const WINDOW_SECONDS = 15 * 60;

/** More than a slowed try takes with the upstream's longest answer; only a crash leaves its place taken. */
const SLOWED_SECONDS = 60;

/** Failed tries of one instance in a quarter of an hour, far above what members mistype. */
export const MAX_FAILURES = 500;

/** How many tries a second go on, and how many may wait for their turn, once all are slowed. */
const TURNS_A_SECOND = 10;
const MAX_WAITING = 50;

/** Quotas are counted by the minute. */
const MINUTE_SECONDS = 60;

/** A page that breaks a rule reports it once or twice a minute; a log that everybody fills says nothing. */
const REPORTS_A_MINUTE = 10;
const ALL_REPORTS_A_MINUTE = 60;

/** A login page asks for one as it opens and every four minutes; an office has one address. */
const CEREMONIES = 200;

/** How long a signed message or a passkey's challenge may be on its way, and so how long its nonce is remembered. */
export const NONCE_SECONDS = 5 * 60;

const outsideRequests = AsyncLocalStorage.snapshot();

/** Keeps each key by a timer, which would keep the request that came with it just as long: 25 KB a key. */
class MemoryLimiter extends RateLimiterMemory {
  override consume(...count: Parameters<RateLimiterMemory["consume"]>): Promise<RateLimiterRes> {
    return outsideRequests(() => super.consume(...count));
  }

  override penalty(...count: Parameters<RateLimiterMemory["penalty"]>): Promise<RateLimiterRes> {
    return outsideRequests(() => super.penalty(...count));
  }

  override reward(...count: Parameters<RateLimiterMemory["reward"]>): Promise<RateLimiterRes> {
    return outsideRequests(() => super.reward(...count));
  }
}

interface Limiters {
  /** Tries to sign in or to enter a code, in a quarter of an hour: by account and address … */
  readonly pair: RateLimiterAbstract;
  /** … by address … */
  readonly address: RateLimiterAbstract;
  /** … by what holds many of them … */
  readonly site: RateLimiterAbstract;
  /** … and by account from everywhere, before each one is slowed. */
  readonly account: RateLimiterAbstract;
  /** The one place for a slowed try of an account. */
  readonly slowed: RateLimiterAbstract;
  /** What failed at this instance in a quarter of an hour, whoever tried … */
  readonly failures: RateLimiterMemory;
  /** … and the turns that all take once it was too much. */
  readonly turns: RateLimiterQueue;
  /** Challenges for a sign-in by passkey, by address, in a quarter of an hour. */
  readonly ceremony: RateLimiterAbstract;
  /** A member's calls about wallets that the server has work with, in a quarter of an hour. */
  readonly wallet: RateLimiterAbstract;
  /** Calls of a session in a minute at this instance … */
  readonly calls: RateLimiterMemory;
  /** … and at all of them, where `REDIS_URL` is set. */
  readonly sharedCalls: RateLimiterRedis | undefined;
  /** Requests with reports of browsers in a minute: of one address, and of all. */
  readonly reports: RateLimiterMemory;
  readonly allReports: RateLimiterMemory;
  /** Nonces that were used: each may be taken once. */
  readonly nonce: RateLimiterAbstract;
}

async function createLimiters(): Promise<Limiters> {
  const store = await redis();
  const limiter = (keyPrefix: string, points: number, duration = WINDOW_SECONDS) => {
    const options = { keyPrefix: `merlin:${keyPrefix}`, points, duration };
    if (!store) return new MemoryLimiter(options);
    // Serverless instances share nothing but Redis; without it each counts alone for a while.
    return new RateLimiterRedis({
      ...options,
      storeClient: store,
      insuranceLimiter: new MemoryLimiter(options),
    });
  };
  const calls = {
    keyPrefix: "merlin:calls",
    points: environment().sessionCallsPerMinute,
    duration: MINUTE_SECONDS,
  };
  return {
    calls: new MemoryLimiter(calls),
    sharedCalls: store && new RateLimiterRedis({ ...calls, storeClient: store }),
    reports: new MemoryLimiter({ points: REPORTS_A_MINUTE, duration: MINUTE_SECONDS }),
    allReports: new MemoryLimiter({ points: ALL_REPORTS_A_MINUTE, duration: MINUTE_SECONDS }),
    pair: limiter("pair", 10),
    address: limiter("address", 50),
    site: limiter("site", 200),
    account: limiter("account", 10),
    slowed: limiter("slowed", 1, SLOWED_SECONDS),
    failures: new MemoryLimiter({ points: MAX_FAILURES, duration: WINDOW_SECONDS }),
    turns: new RateLimiterQueue(new MemoryLimiter({ points: TURNS_A_SECOND, duration: 1 }), {
      maxQueueSize: MAX_WAITING,
    }),
    ceremony: limiter("ceremony", CEREMONIES),
    wallet: limiter("wallet", 30),
    nonce: limiter("nonce", 1, NONCE_SECONDS),
  };
}

/** The counts of this process, or of all instances where `REDIS_URL` is set. */
export const limiters = inProcess("limiters", createLimiters);

/** Counts one; gives 0, or the seconds to wait when there were too many. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** The seconds to wait where a key has no more tries, without counting one; else 0. */
export async function secondsUntilFree(limiter: RateLimiterAbstract, key: string): Promise<number> {
  const counted = await limiter.get(key);
  if (!counted || counted.consumedPoints < limiter.points) return 0;
  return Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
}
