import "server-only";
import { createHash } from "node:crypto";
import { BoundedMap } from "../../process/bounded-map.ts";
import { inProcess } from "../../process/shared.ts";
import { redis } from "../../redis/connection.ts";
import { keyedHash } from "../../session/audit.ts";

const MAX_MEMBERS = 10_000;
const MAX_DEVICES = 20;
const KEPT_SECONDS = 90 * 24 * 60 * 60;

const known = inProcess(
  "known devices",
  () => new BoundedMap<string, readonly string[]>(MAX_MEMBERS),
);

// Browsers renew their versions every few weeks; the kind of browser and system stays.
function kindOf(userAgent: string): string {
  const kind = userAgent.replaceAll(/\d+/g, "");
  return createHash("sha256").update(kind).digest("base64url").slice(0, 16);
}

async function isNewByRedis(key: string, device: string): Promise<boolean | undefined> {
  const store = await redis();
  const answers = await store
    ?.multi()
    .scard(key)
    .sadd(key, device)
    .expire(key, KEPT_SECONDS)
    .exec()
    .catch(() => null);
  const [before, added] = (answers ?? []).map(([, value]) => value);
  return before === undefined || before === 0 ? undefined : added === 1;
}

/**
 * Whether a member signs in with a kind of browser and system that they have not used here before, and
 * remembers it, for 90 days through Redis, else as long as the process lives. Undefined for a member of whom
 * nothing is known.
 */
export async function isNewDevice(userId: string, userAgent: string): Promise<boolean | undefined> {
  const member = keyedHash("member", userId);
  const device = kindOf(userAgent);
  const own = known().get(member);
  known().set(member, [...new Set([device, ...(own ?? [])])].slice(0, MAX_DEVICES));
  const byRedis = await isNewByRedis(`merlin:devices:${member}`, device);
  return byRedis ?? (own && !own.includes(device));
}
