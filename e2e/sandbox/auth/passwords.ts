import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** A quarter of Node's usual cost: a sandbox guards no real password, and tests sign in a thousand times. */
const COST = 4096;
const KEY_BYTES = 32;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function format(salt: Buffer, key: Buffer): string {
  return `scrypt$${COST}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** A salted scrypt hash as `scrypt$cost$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return format(salt, await derive(password, salt, KEY_BYTES, { N: COST }));
}

/** The same, blocking: for seeds, which share one hash between all members. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(16);
  return format(salt, scryptSync(password, salt, KEY_BYTES, { N: COST }));
}

// Verified for unknown names too, so that the answer's time does not tell who is a member.
const NOBODY = format(Buffer.alloc(16), Buffer.alloc(KEY_BYTES));

/** Whether the password belongs to the hash; without a hash the same work is done in vain. */
export async function verifyPassword(password: string, hash = NOBODY): Promise<boolean> {
  const [cost, salt = "", key = ""] = hash.split("$").slice(1);
  const derived = await derive(password, Buffer.from(salt, "base64url"), KEY_BYTES, {
    N: Number(cost),
  });
  return timingSafeEqual(derived, Buffer.from(key, "base64url")) && hash !== NOBODY;
}
