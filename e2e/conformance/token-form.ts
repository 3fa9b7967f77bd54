import { decodeJwt } from "jose";

/** When a token ends by its own `exp`, in milliseconds since 1970; undefined for an opaque one. */
export function endOf(token: string): number | undefined {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === "number" ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** What a token is, without a character of it. */
export function formOfToken(token: string): string {
  if (token === "") return "empty";
  const end = endOf(token);
  if (end === undefined) return `opaque, ${token.length} characters`;
  return `a JWT that lives ${Math.round((end - Date.now()) / 1000)} s, ${token.length} characters`;
}
