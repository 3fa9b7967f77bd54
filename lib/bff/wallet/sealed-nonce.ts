import "server-only";
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { environment } from "../../env/server.ts";
import { NONCE_SECONDS } from "../limits/limiters.ts";

const MAC_BYTES = 16;

/** A number for one signed message, and the times that the message bears (ISO 8601). */
interface IssuedNonce {
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** Random part, end in seconds since 1970, and seal: letters and digits only, as EIP-4361 wants it. */
const NONCE_PATTERN = /^([0-9a-f]{16}([0-9a-f]{8}))([0-9a-f]{32})$/;

// One key for each secret, made for this purpose alone (RFC 5869).
function keys(): readonly Buffer[] {
  return environment().sessionSecrets.map((secret) =>
    Buffer.from(hkdfSync("sha256", secret, "merlin-btc wallet", "nonce", 32)),
  );
}

function seal(key: Buffer, sid: string, content: string): Buffer {
  return createHmac("sha256", key).update(`${sid}\n${content}`).digest().subarray(0, MAC_BYTES);
}

/** A number for one signed message of one session; nothing has to be kept until it is used. */
export function issueNonce(sid: string, nowMs: number): IssuedNonce {
  const [newest] = keys();
  if (!newest) throw new Error("No session secret is configured");
  const begins = Math.floor(nowMs / 1000);
  const ends = begins + NONCE_SECONDS;
  const content = randomBytes(8).toString("hex") + ends.toString(16).padStart(8, "0");
  return {
    nonce: content + seal(newest, sid, content).toString("hex"),
    issuedAt: new Date(begins * 1000).toISOString(),
    expiresAt: new Date(ends * 1000).toISOString(),
  };
}

/** True for a nonce that was issued to this session and is not over. */
export function isNonceOf(nonce: string, sid: string, nowMs: number): boolean {
  const [, content, ends = "", mac = ""] = NONCE_PATTERN.exec(nonce) ?? [];
  if (content === undefined || Number.parseInt(ends, 16) * 1000 <= nowMs) return false;
  const given = Buffer.from(mac, "hex");
  return keys().some((key) => timingSafeEqual(seal(key, sid, content), given));
}
