import { decodeJwt } from "jose";

/**
 * When a token expires by its own `exp` (RFC 7519, 4.1.4), in milliseconds since 1970, or null for an
 * opaque token. The signature is the upstream's affair: this is a hint for refreshing ahead.
 */
export function tokenExpiry(token: string): number | null {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === "number" ? exp * 1000 : null;
  } catch {
    return null;
  }
}
