import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import { type Renewed, sealRenewal, unsealRenewal } from "./seal.ts";

type Store = Pick<Redis, "set" | "get" | "eval">;

interface Renewal {
  /** Names the refresh token without telling it; the same at every instance. */
  readonly key: string;
  /** How long one that was told serves others, in milliseconds. */
  readonly keptMs: (renewed: Renewed) => number;
  /** True for one that helps nobody: its token is the very one that has just failed. */
  readonly isUseless: (renewed: Renewed) => boolean;
  /** The longest that `ask` takes, in milliseconds. */
  readonly limitMs: number;
  /** Asks the upstream. */
  readonly ask: () => Promise<Renewed>;
}

interface Outcome {
  readonly renewed: Renewed;
  /** False when another instance has asked. */
  readonly isOwn: boolean;
}

const PREFIX = "merlin:renewal:";
const LOOK_EVERY_MS = 50;
/** What sealing and telling take beside the upstream's answer. */
const TELLING_MS = 1_000;

/** Opens a lock, unless it has lapsed and is another one's by now. */
const UNLOCK = 'if redis.call("get",KEYS[1])==ARGV[1] then return redis.call("del",KEYS[1]) end';

interface Look {
  readonly hasLock: boolean;
  readonly told: Renewed | null;
}

// Whoever tells does so before they unlock, so what comes with a lock is the newest.
async function look(store: Store, renewal: Renewal, owner: string): Promise<Look | null> {
  const { key, limitMs } = renewal;
  const answers = await Promise.all([
    store.set(`${PREFIX}lock:${key}`, owner, "PX", limitMs + TELLING_MS, "NX"),
    store.get(`${PREFIX}told:${key}`),
  ]).catch(() => null);
  if (!answers) return null;
  const [locked, seal] = answers;
  const told = seal === null ? null : await unsealRenewal(key, seal);
  return { hasLock: locked === "OK", told: told && !renewal.isUseless(told) ? told : null };
}

async function unlock(store: Store, key: string, owner: string): Promise<void> {
  // A lock that stays behind lapses by itself.
  await store.eval(UNLOCK, 1, `${PREFIX}lock:${key}`, owner).catch(() => undefined);
}

async function askAndTell(store: Store, renewal: Renewal, owner: string): Promise<Outcome> {
  const { key, ask, keptMs } = renewal;
  try {
    const renewed = await ask();
    const seal = await sealRenewal(key, renewed);
    const ms = Math.ceil(keptMs(renewed));
    await store.set(`${PREFIX}told:${key}`, seal, "PX", ms).catch(() => undefined);
    return { renewed, isOwn: true };
  } finally {
    await unlock(store, key, owner);
  }
}

/**
 * Makes a renewal one for all instances that share a Redis: the first asks the upstream and tells the others, sealed, what
 * came of it. When Redis does not answer, or whoever asked has died, this instance asks by itself.
 *
 * @param store undefined where there is no Redis
 * @throws what `ask` throws
 */
export async function renewOnceForAll(
  store: Store | undefined,
  renewal: Renewal,
): Promise<Outcome> {
  const askAlone = async () => ({ renewed: await renewal.ask(), isOwn: true });
  if (!store) return askAlone();
  const owner = randomUUID();
  const giveUpAt = performance.now() + renewal.limitMs + TELLING_MS;
  while (performance.now() < giveUpAt) {
    const seen = await look(store, renewal, owner);
    if (!seen) return askAlone();
    const { hasLock, told } = seen;
    if (told) {
      if (hasLock) await unlock(store, renewal.key, owner);
      return { renewed: told, isOwn: false };
    }
    if (hasLock) return askAndTell(store, renewal, owner);
    await wait(LOOK_EVERY_MS);
  }
  return askAlone();
}
