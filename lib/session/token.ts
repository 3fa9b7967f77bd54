import { decodeJwt } from "jose";

/**
 * When a token that has just been issued expires, in milliseconds of our own clock, or null for an opaque token.
 * By its own `iat` and `exp` (RFC 7519, 4.1.4 and 4.1.6) it lives for a span, which no wrong clock changes; without
 * `iat` its end is taken as it stands. The signature is the upstream's affair: this is a hint for refreshing ahead.
 */
export function tokenExpiry(token: string, nowMs: number): number | null {
  try {
    const { exp, iat } = decodeJwt(token);
    if (typeof exp !== "number") return null;
    return typeof iat === "number" ? nowMs + (exp - iat) * 1000 : exp * 1000;
  } catch {
    return null;
  }
}
