import { stringifySetCookie } from "cookie";

/** The three sealed cookies of R3.2, by what each is for. */
export const SEALED_COOKIES = {
  /** The session's anchor: without it there is no session, whatever else arrives. */
  anchor: "refreshToken",
  access: "accessToken",
  pending: "gg2FAToken",
} as const;

export type SealedKind = keyof typeof SEALED_COOKIES;

/** Marks for ten seconds that a refresh has just happened, so that a second round stops. */
export const REFRESH_GUARD_COOKIE = "refreshGuard";
const REFRESH_GUARD_SECONDS = 10;

export interface CookieChange {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
  /** False for what the browser itself may change: language and theme. */
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite: "lax" | "strict";
  readonly path: "/";
}

/** A sealed cookie's name in the browser: with the `__Host-` prefix on https (RFC 6265bis, 4.1.3.2). */
export function cookieName(kind: SealedKind, isSecure: boolean): string {
  return isSecure ? `__Host-${SEALED_COOKIES[kind]}` : SEALED_COOKIES[kind];
}

const SESSION_COOKIE_NAMES: ReadonlySet<string> = new Set(
  Object.values(SEALED_COOKIES).flatMap((name) => [name, `__Host-${name}`]),
);

/** True for a sealed cookie, which belongs to one session; false for guard and preferences. */
export function isSessionCookie({ name }: Pick<CookieChange, "name">): boolean {
  return SESSION_COOKIE_NAMES.has(name);
}

function change(name: string, value: string, maxAge: number, isSecure: boolean): CookieChange {
  const sameSite = name.endsWith(SEALED_COOKIES.pending) ? "strict" : "lax";
  return { name, value, maxAge, httpOnly: true, secure: isSecure, sameSite, path: "/" };
}

/** Sets a sealed cookie for `maxAge` seconds. */
export function setCookie(
  kind: SealedKind,
  value: string,
  maxAge: number,
  isSecure: boolean,
): CookieChange {
  return change(cookieName(kind, isSecure), value, maxAge, isSecure);
}

/** Deletes a sealed cookie. */
export function deleteCookie(kind: SealedKind, isSecure: boolean): CookieChange {
  return change(cookieName(kind, isSecure), "", 0, isSecure);
}

/** Deletes all three sealed cookies. */
export function deleteAllCookies(isSecure: boolean): CookieChange[] {
  return (Object.keys(SEALED_COOKIES) as SealedKind[]).map((kind) => deleteCookie(kind, isSecure));
}

/** Sets the loop guard of the refresh. */
export function guardCookie(isSecure: boolean): CookieChange {
  return change(REFRESH_GUARD_COOKIE, "1", REFRESH_GUARD_SECONDS, isSecure);
}

/** A cookie change as the value of a `Set-Cookie` header. */
export function setCookieHeader(cookie: CookieChange): string {
  return stringifySetCookie(cookie);
}
