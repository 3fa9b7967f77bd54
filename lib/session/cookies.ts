import { stringifySetCookie } from "cookie";
import { CEREMONY_COOKIE } from "../preferences.ts";

/** The three sealed cookies of a session (R3.2), by what each is for. */
export const SEALED_COOKIES = {
  /** The session's anchor: without it there is no session, whatever else arrives. */
  anchor: "refreshToken",
  access: "accessToken",
  pending: "gg2FAToken",
} as const;

export type SessionKind = keyof typeof SEALED_COOKIES;
export type SealedKind = SessionKind | "ceremony" | "seen";

/** When a key or a pointer was used last, for a member who wants to be logged out when idle. */
const SEEN_COOKIE = "seen";

const COOKIE_NAMES: Readonly<Record<SealedKind, string>> = {
  ...SEALED_COOKIES,
  ceremony: CEREMONY_COOKIE,
  seen: SEEN_COOKIE,
};

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
  const name = COOKIE_NAMES[kind];
  return isSecure ? `__Host-${name}` : name;
}

const SESSION_COOKIE_NAMES: ReadonlySet<string> = new Set(
  [...Object.values(SEALED_COOKIES), SEEN_COOKIE].flatMap((name) => [name, `__Host-${name}`]),
);

/** True for a sealed cookie that belongs to one session; false for ceremony, guard and preferences. */
export function isSessionCookie({ name }: Pick<CookieChange, "name">): boolean {
  return SESSION_COOKIE_NAMES.has(name);
}

/** Sent to what our own pages ask alone, never to a page that a link leads to. */
const STRICT_COOKIES: readonly string[] = [SEALED_COOKIES.pending, CEREMONY_COOKIE];

function change(name: string, value: string, maxAge: number, isSecure: boolean): CookieChange {
  const sameSite = STRICT_COOKIES.some((strict) => name.endsWith(strict)) ? "strict" : "lax";
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

/** Deletes every sealed cookie of a session. */
export function deleteAllCookies(isSecure: boolean): CookieChange[] {
  const kinds = [...(Object.keys(SEALED_COOKIES) as SessionKind[]), "seen"] as const;
  return kinds.map((kind) => deleteCookie(kind, isSecure));
}

/** Sets the loop guard of the refresh. */
export function guardCookie(isSecure: boolean): CookieChange {
  return change(REFRESH_GUARD_COOKIE, "1", REFRESH_GUARD_SECONDS, isSecure);
}

/** A cookie change as the value of a `Set-Cookie` header. */
export function setCookieHeader(cookie: CookieChange): string {
  return stringifySetCookie(cookie);
}
