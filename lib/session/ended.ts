import "server-only";
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { BoundedMap } from "../process/bounded-map.ts";
import { inProcess } from "../process/shared.ts";
import { redis } from "../redis/connection.ts";
import { MAX_SESSION_MS, PENDING_MS } from "./begin.ts";
import { type CookieChange, isSessionCookie } from "./cookies.ts";
import type { Anchor, Pending } from "./seal.ts";
import { partOf, type SessionPart, type Visitor } from "./session-part.ts";

/** Ends one session, or those of a member: all that began at `before` or earlier, except `kept`. */
interface Ending {
  /** Milliseconds since 1970. */
  readonly before: number;
  /** Key of the session that goes on; empty for none. */
  readonly kept: string;
  /** When the last session that it ends would be over by itself. */
  readonly until: number;
}

interface Memory {
  readonly endings: Map<string, Ending>;
  /** What Redis has not been told yet. */
  readonly untold: Map<string, Ending>;
  /** When Redis last knew of no ending, by the sealed part that was asked for. */
  readonly alive: WeakMap<object, number>;
  /** Since when each ending is heard of as it happens; undefined while none is. */
  heardSince: number | undefined;
  isListening: boolean;
  askAgainAt: number;
}

const PREFIX = "merlin:ended:";
const CHANNEL = "merlin:ended";
const MAX_REMEMBERED = 50_000;
/** How old an answer of Redis may be while endings are heard of, in case the connection has died unnoticed … */
const ALIVE_HEARD_MS = 10_000;
/** … and while they are not. */
const ALIVE_UNHEARD_MS = 1_000;
/** After a failure nobody waits for Redis for so long. */
const PAUSE_MS = 5_000;

const hasLapsed = ({ until }: Ending) => until <= Date.now();

/** What this process knows of sessions that have ended. */
export const memory = inProcess(
  "ended sessions",
  (): Memory => ({
    endings: new BoundedMap(MAX_REMEMBERED, hasLapsed),
    untold: new BoundedMap(MAX_REMEMBERED),
    alive: new WeakMap(),
    heardSince: undefined,
    isListening: false,
    askAgainAt: 0,
  }),
);

const keysOfParts = new WeakMap<SessionPart, readonly [session: string, member?: string]>();

function keyOf(kind: "session" | "member", id: string): string {
  return `${kind}:${createHash("sha256").update(`${kind} ${id}`).digest("base64url")}`;
}

// An opened cookie is one object for all its requests, so its keys are made once.
function keysOf(part: SessionPart): readonly [session: string, member?: string] {
  let keys = keysOfParts.get(part);
  if (!keys) {
    const session = keyOf("session", part.sid);
    keys = part.kind === "anchor" ? [session, keyOf("member", part.userId)] : [session];
    keysOfParts.set(part, keys);
  }
  return keys;
}

function isEndedHere(part: SessionPart): boolean {
  const [session, member] = keysOf(part);
  const { endings } = memory();
  if (endings.has(session)) return true;
  if (part.kind === "pending" || member === undefined) return false;
  const ending = endings.get(member);
  return ending !== undefined && part.issuedAt <= ending.before && session !== ending.kept;
}

function remember(key: string, ending: Ending): void {
  const { endings } = memory();
  if ((endings.get(key)?.before ?? 0) > ending.before) return;
  endings.set(key, ending);
}

function write({ before, kept, until }: Ending): string {
  return `${before} ${until} ${kept}`;
}

function read(text: string): Ending {
  const [before, until, kept = ""] = text.split(" ");
  return { before: Number(before), until: Number(until), kept };
}

/** Tells Redis what it does not know yet; what fails is told again once it is back. */
async function tellRedis(store: Redis): Promise<void> {
  const { untold } = memory();
  const told = [...untold];
  if (told.length === 0) return;
  const commands = store.pipeline();
  for (const [key, ending] of told) {
    const text = write(ending);
    commands.set(PREFIX + key, text, "PX", Math.max(1, ending.until - Date.now()));
    commands.publish(CHANNEL, `${key} ${text}`);
  }
  const results = await commands.exec().catch(() => null);
  for (const [index, [key, ending]] of told.entries()) {
    const isTold = results?.[2 * index]?.[0] === null && untold.get(key) === ending;
    if (isTold) untold.delete(key);
  }
}

function listen(store: Redis): void {
  const own = memory();
  if (own.isListening) return;
  own.isListening = true;
  // Apart, since before Redis 6 a connection that listens does nothing else.
  const channel = store.duplicate({ autoResubscribe: false });
  // The other connection reports what becomes of Redis.
  channel.on("error", () => undefined);
  channel.on("close", () => {
    own.heardSince = undefined;
  });
  channel.on("ready", async () => {
    await channel.subscribe(CHANNEL).then(
      () => {
        own.heardSince = Date.now();
      },
      () => undefined,
    );
  });
  channel.on("message", (_, text: string) => {
    const [key = ""] = text.split(" ", 1);
    remember(key, read(text.slice(key.length + 1)));
  });
  store.on("ready", () => {
    own.askAgainAt = 0;
    tellRedis(store);
  });
}

async function connected(): Promise<Redis | undefined> {
  const store = await redis();
  if (store) listen(store);
  return store;
}

async function end(key: string, ending: Ending): Promise<void> {
  remember(key, ending);
  const store = await redis();
  if (!store) return;
  memory().untold.set(key, ending);
  await connected();
  await tellRedis(store);
}

/** Ends a session here and, through Redis, on every instance: at once in this process, whatever Redis does. */
export async function markEnded(visitor: Visitor): Promise<void> {
  const part = partOf(visitor);
  if (!part) return;
  await end(keysOf(part)[0], { before: Date.now(), kept: "", until: part.expiresAt });
}

/** Ends every session of the member that has begun so far, except the one that asks. */
export async function markOthersEnded(anchor: Anchor): Promise<void> {
  const before = Date.now();
  const kept = keysOf(anchor)[0];
  await end(keyOf("member", anchor.userId), { before, kept, until: before + MAX_SESSION_MS });
}

function isKnownAlive(part: SessionPart): boolean {
  const { alive, heardSince } = memory();
  const askedAt = alive.get(part);
  if (askedAt === undefined) return false;
  const isHeard = heardSince !== undefined && heardSince <= askedAt;
  return Date.now() - askedAt < (isHeard ? ALIVE_HEARD_MS : ALIVE_UNHEARD_MS);
}

/**
 * True when a session has ended here or on another instance: by its logout, by a login in its place, by
 * the upstream's word, or with all others of its member. Nearly always answered from memory, since Redis tells of endings
 * as they happen; it is asked at most once in ten seconds for a session, and not at all for five after a failure.
 */
export async function hasEnded(part: SessionPart): Promise<boolean> {
  if (isEndedHere(part)) return true;
  if (isKnownAlive(part)) return false;
  const store = await connected();
  const own = memory();
  const askedAt = Date.now();
  if (!store || own.askAgainAt > askedAt) return false;
  const keys = keysOf(part).map((key) => PREFIX + key);
  const answers = await store.mget(keys).catch(() => null);
  if (!answers) own.askAgainAt = Date.now() + PAUSE_MS;
  else own.alive.set(part, askedAt);
  for (const [index, key] of keysOf(part).entries()) {
    const answer = answers?.[index];
    if (key !== undefined && answer) remember(key, read(answer));
  }
  return isEndedHere(part);
}

/**
 * True when a sign-in that owed its code was given up meanwhile, or all sessions of the member whom it turns out to be of have
 * been ended since its password was taken.
 */
export function hasSignInEnded({ sid, expiresAt }: Pending, userId: string): Promise<boolean> {
  const issuedAt = expiresAt - PENDING_MS;
  return hasEnded({ kind: "anchor", sid, userId, issuedAt, expiresAt, refreshToken: "" });
}

/**
 * The cookies that an answer may still set or delete. Those of a session that has ended meanwhile stay
 * away: the browser may hold a new session's under the same names.
 */
export async function timelyChanges(
  visitor: Visitor,
  changes: readonly CookieChange[],
): Promise<readonly CookieChange[]> {
  const part = partOf(visitor);
  if (!part || !changes.some(isSessionCookie) || !(await hasEnded(part))) return changes;
  return changes.filter((change) => !isSessionCookie(change));
}
