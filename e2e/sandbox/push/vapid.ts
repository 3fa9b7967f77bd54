import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import type { Database } from "../database/database.ts";
import { readSetting, writeSetting } from "../database/settings.ts";

/** A real address of whoever sends: Apple refuses a made-up one. */
const CONTACT = "mailto:push@merlin-btc.example";

function privateKey(database: Database) {
  const kept = readSetting(database, "vapidKey");
  if (kept) return createPrivateKey(kept);
  const made = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  writeSetting(database, "vapidKey", made.export({ type: "pkcs8", format: "pem" }).toString());
  return made;
}

/** The key by which push services know this upstream: an uncompressed point as base64url. */
export function vapidPublicKey(database: Database): string {
  const { x = "", y = "" } = createPublicKey(privateKey(database)).export({ format: "jwk" });
  const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return Buffer.concat(point).toString("base64url");
}

/** `Authorization` for a push service (RFC 8292): for its origin, for twelve hours. */
export async function vapidHeader(database: Database, endpoint: string): Promise<string> {
  const token = await new SignJWT({ sub: CONTACT })
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime("12h")
    .sign(privateKey(database));
  return `vapid t=${token}, k=${vapidPublicKey(database)}`;
}
