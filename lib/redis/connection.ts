import "server-only";
import { once } from "node:events";
import type { Redis } from "ioredis";
import { environment } from "../env/server.ts";
import { logLine } from "../process/log.ts";
import { inProcess } from "../process/shared.ts";

/** Nobody waits longer than this for an answer: the process then goes by what it knows itself. */
const COMMAND_TIMEOUT_MS = 500;
const FIRST_CONNECTION_MS = 1_000;

/** What went wrong, by its code; an error's message may hold the address. */
export function reasonOf(error: Error): string {
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.name === "ReplyError" ? (error.message.split(" ", 1)[0] ?? error.name) : error.name;
}

// One line for each change, however many attempts to connect fail in between.
function reportChanges(store: Redis): void {
  let last = "";
  const report = (state: "ready" | "lost", cause?: string) => {
    if (state === last) return;
    last = state;
    logLine({ route: "redis", redis: state, cause }, state === "lost" ? "warn" : "info");
  };
  store.on("ready", () => report("ready"));
  store.on("error", (error: Error) => report("lost", reasonOf(error)));
  store.on("close", () => report("lost", "closed"));
}

async function connect(redisUrl: string): Promise<Redis> {
  // Without Redis nothing of it is loaded.
  const ioredis = await import("ioredis");
  const store = new ioredis.Redis(redisUrl, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  reportChanges(store);
  const signal = AbortSignal.timeout(FIRST_CONNECTION_MS);
  await once(store, "ready", { signal }).catch(() => undefined);
  return store;
}

const connection = inProcess("redis", (): { store?: Promise<Redis> } => ({}));

/**
 * What instances share, or undefined where `REDIS_URL` is not set: one connection a process, waited for
 * unless that takes too long. While it is away its commands fail at once and it is looked for again, every
 * five seconds at most.
 */
export async function redis(): Promise<Redis | undefined> {
  const { redisUrl } = environment();
  if (!redisUrl) return undefined;
  const shared = connection();
  shared.store ??= connect(redisUrl);
  return shared.store;
}
