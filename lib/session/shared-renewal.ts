import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import { type Renewed, sealRenewal, unsealRenewal } from "./seal.ts";

type Store = Pick<Redis, "set" | "get" | "del" | "eval">;

interface Renewal {
  /** Names the refresh token without telling it; the same at every instance. */
  readonly key: string;
  /** How long one that was told serves others, in milliseconds. */
  readonly keptMs: (renewed: Renewed) => number;
  /** True for one that helps nobody: its token is the very one that has just failed. */
  readonly isUseless: (renewed: Renewed) => boolean;
  /** Names the refresh token that has taken the place of the one that was asked with; null where that one stays. */
  readonly successorKey: (renewed: Renewed) => string | null;
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

/** The token was used up a while ago: by this one its session goes on. */
interface Successor {
  readonly successor: string;
}

/** How long a request may be under way with the token that it came with: an upload is received first. */
export const LONGEST_REQUEST_MS = 300_000;

const PREFIX = "merlin:renewal:";
const LOOK_EVERY_MS = 50;
/** What sealing and telling take beside the upstream's answer. */
const TELLING_MS = 1_000;

/** Opens a lock, unless it has lapsed and is another one's by now. */
const UNLOCK = 'if redis.call("get",KEYS[1])==ARGV[1] then return redis.call("del",KEYS[1]) end';

interface Look {
  readonly hasLock: boolean;
  readonly told: Renewed | null;
  readonly successor: Successor | null;
}

// Whoever tells does so before they unlock, so what comes with a lock is the newest.
async function look(store: Store, renewal: Renewal, owner: string): Promise<Look | null> {
  const { key, limitMs } = renewal;
  const answers = await Promise.all([
    store.set(`${PREFIX}lock:${key}`, owner, "PX", limitMs + TELLING_MS, "NX"),
    store.get(`${PREFIX}told:${key}`),
    store.get(`${PREFIX}next:${key}`),
  ]).catch(() => null);
  if (!answers) return null;
  const [locked, toldSeal, nextSeal] = answers;
  const told = toldSeal === null ? null : await unsealRenewal(key, toldSeal);
  const next = nextSeal === null ? null : await unsealRenewal(key, nextSeal);
  return {
    hasLock: locked === "OK",
    told: told && !renewal.isUseless(told) ? told : null,
    successor: next?.kind === "renewed" ? { successor: next.refreshToken } : null,
  };
}

async function unlock(store: Store, key: string, owner: string): Promise<void> {
  // A lock that stays behind lapses by itself.
  await store.eval(UNLOCK, 1, `${PREFIX}lock:${key}`, owner).catch(() => undefined);
}

async function tell(store: Store, renewal: Renewal, renewed: Renewed): Promise<void> {
  const { key } = renewal;
  const seal = await sealRenewal(key, renewed);
  const telling: Promise<unknown>[] = [
    store.set(`${PREFIX}told:${key}`, seal, "PX", Math.ceil(renewal.keptMs(renewed))),
  ];
  const successorKey = renewal.successorKey(renewed);
  if (successorKey !== null) {
    telling.push(
      store.set(`${PREFIX}next:${key}`, seal, "PX", LONGEST_REQUEST_MS),
      // A token that is given again is not used up.
      store.del(`${PREFIX}next:${successorKey}`),
    );
  }
  await Promise.allSettled(telling);
}

async function askAndTell(store: Store, renewal: Renewal, owner: string): Promise<Outcome> {
  const { key, ask } = renewal;
  try {
    const renewed = await ask();
    await tell(store, renewal, renewed);
    return { renewed, isOwn: true };
  } finally {
    await unlock(store, key, owner);
  }
}

/**
 * Makes a renewal one for all instances that share a Redis: the first asks the upstream and tells the others, sealed, what
 * came of it, and for as long as a request takes which token has taken the place of the one that it used up. When Redis does not answer, or whoever asked has died, this instance asks by itself.
 *
 * @param store undefined where there is no Redis
 * @throws what `ask` throws
 */
export async function renewOnceForAll(
  store: Store | undefined,
  renewal: Renewal,
): Promise<Outcome | Successor> {
  const askAlone = async () => ({ renewed: await renewal.ask(), isOwn: true });
  if (!store) return askAlone();
  const owner = randomUUID();
  const giveUpAt = performance.now() + renewal.limitMs + TELLING_MS;
  while (performance.now() < giveUpAt) {
    const seen = await look(store, renewal, owner);
    if (!seen) return askAlone();
    const { hasLock, told, successor } = seen;
    const known = told ? { renewed: told, isOwn: false } : successor;
    if (known) {
      if (hasLock) await unlock(store, renewal.key, owner);
      return known;
    }
    if (hasLock) return askAndTell(store, renewal, owner);
    await wait(LOOK_EVERY_MS);
  }
  return askAlone();
}
