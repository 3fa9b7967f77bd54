import { createSecretKey } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Database } from "../database/database.ts";
import { readSetting, writeSetting } from "../database/settings.ts";

export type TokenKind = "access" | "refresh" | "second-factor";

export interface Claims {
  readonly kind: TokenKind;
  readonly sessionId: string;
  /** Raised by "expire all": access tokens of an earlier generation count as expired. */
  readonly generation: number;
  readonly expiresAt: number;
}

const DEFAULT_ACCESS_TTL_SECONDS = 15 * 60;
export const REFRESH_TTL_SECONDS = 30 * 86_400;
const SECOND_FACTOR_TTL_SECONDS = 10 * 60;
const REMEMBERED_TOKENS = 10_000;

export interface Tokens {
  issue(kind: TokenKind, sessionId: string): Promise<string>;
  /** The claims of a token with a good signature, expired or not; otherwise undefined. */
  verify(token: string): Promise<Claims | undefined>;
  accessTtlSeconds(): number;
  generation(): number;
  /** Makes every access token issued so far count as expired. */
  expireAll(): void;
}

/** Issues and verifies JWTs (HS256) with a secret that is kept in the database. Real time. */
export function createTokens(database: Database): Tokens {
  let secretText: string | undefined;
  let key = createSecretKey(Buffer.alloc(32));
  const remembered = new Map<string, Claims>();

  const generation = () => Number(readSetting(database, "tokenGeneration") ?? 0);
  const accessTtlSeconds = () =>
    Number(readSetting(database, "accessTtlSeconds") ?? DEFAULT_ACCESS_TTL_SECONDS);

  function currentKey() {
    const stored = readSetting(database, "tokenSecret") ?? "";
    if (stored !== secretText) {
      secretText = stored;
      key = createSecretKey(Buffer.from(stored, "base64url"));
      remembered.clear();
    }
    return key;
  }

  function ttlSeconds(kind: TokenKind): number {
    if (kind === "refresh") return REFRESH_TTL_SECONDS;
    return kind === "access" ? accessTtlSeconds() : SECOND_FACTOR_TTL_SECONDS;
  }

  return {
    generation,
    accessTtlSeconds,
    expireAll: () => writeSetting(database, "tokenGeneration", String(generation() + 1)),
    issue(kind, sessionId) {
      const issuedAt = Math.floor(Date.now() / 1000);
      return new SignJWT({ kind, sid: sessionId, gen: generation() })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ttlSeconds(kind))
        .setJti(crypto.randomUUID())
        .sign(currentKey());
    },
    async verify(token) {
      const verifyingKey = currentKey();
      const known = remembered.get(token);
      if (known) return known;
      // Expiry is judged by the caller, because it is 5000 or 5001 by the kind of token.
      const verified = await jwtVerify(token, verifyingKey, {
        algorithms: ["HS256"],
        currentDate: new Date(0),
      }).catch(() => undefined);
      if (!verified) return undefined;
      const { kind, sid, gen, exp } = verified.payload;
      const claims: Claims = {
        kind: kind as TokenKind,
        sessionId: String(sid),
        generation: Number(gen),
        expiresAt: Number(exp) * 1000,
      };
      if (remembered.size >= REMEMBERED_TOKENS) remembered.clear();
      remembered.set(token, claims);
      return claims;
    },
  };
}
