import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function format(salt: Buffer, key: Buffer): string {
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** A salted scrypt hash as `scrypt$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return format(salt, await derive(password, salt, KEY_BYTES, COST));
}

/** The same, blocking: for seeds, which share one hash between all members. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(16);
  return format(salt, scryptSync(password, salt, KEY_BYTES, COST));
}

// Verified for unknown names too, so that the answer's time does not tell who is a member.
const NOBODY = format(Buffer.alloc(16), Buffer.alloc(KEY_BYTES));

/** Whether the password belongs to the hash; without a hash the same work is done in vain. */
export async function verifyPassword(password: string, hash = NOBODY): Promise<boolean> {
  const [, salt = "", key = ""] = hash.split("$");
  const derived = await derive(password, Buffer.from(salt, "base64url"), KEY_BYTES, COST);
  return timingSafeEqual(derived, Buffer.from(key, "base64url")) && hash !== NOBODY;
}
