import "server-only";
import { randomUUID } from "node:crypto";
import { environment } from "../env/server.ts";
import { type CookieChange, deleteCookie, setCookie } from "./cookies.ts";
import { type Access, type Anchor, type Pending, type Seen, sealCookie } from "./seal.ts";
import { tokenExpiry } from "./token.ts";

/** No session lives longer, whatever its refresh token says. */
export const MAX_SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** How long a sign-in may owe its code. */
export const PENDING_MS = 10 * 60 * 1000;
/** As long as the upstream keeps a challenge. */
const CEREMONY_MS = 5 * 60 * 1000;

function secondsUntil(moment: number): number {
  return Math.max(1, Math.floor((moment - Date.now()) / 1000));
}

/** The access cookie of a session: it lives as long as the token says, and never longer than the session. */
export async function sealAccess(
  anchor: Pick<Anchor, "sid" | "expiresAt">,
  accessToken: string,
): Promise<{ access: Access; cookie: CookieChange }> {
  const tokenExpiresAt = tokenExpiry(accessToken, Date.now());
  const access: Access = {
    kind: "access",
    sid: anchor.sid,
    accessToken,
    tokenExpiresAt,
    expiresAt: Math.min(tokenExpiresAt ?? anchor.expiresAt, anchor.expiresAt),
  };
  const seal = await sealCookie("access", access);
  const { isSecure } = environment();
  return { access, cookie: setCookie("access", seal, secondsUntil(access.expiresAt), isSecure) };
}

/** The anchor's cookie. */
export async function sealAnchor(anchor: Anchor): Promise<CookieChange> {
  const seal = await sealCookie("anchor", anchor);
  return setCookie("anchor", seal, secondsUntil(anchor.expiresAt), environment().isSecure);
}

interface Tokens {
  /** May be empty: the first call then refreshes. */
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
  /** How long nobody may be active; 0 for no limit. */
  readonly autoLogoutMinutes: number;
}

/**
 * Says when somebody was active in a session, as long as it lives: a browser that dropped it earlier would be one without a
 * limit. Beside the anchor and not in it, which a renewal may be sealing at the same moment.
 */
export async function sealSeen(
  { sid, expiresAt }: Pick<Anchor, "sid" | "expiresAt">,
  { seenAt, minutes }: Pick<Seen, "seenAt" | "minutes">,
): Promise<CookieChange> {
  const seal = await sealCookie("seen", { kind: "seen", sid, expiresAt, seenAt, minutes });
  return setCookie("seen", seal, secondsUntil(expiresAt), environment().isSecure);
}

/**
 * Begins a member's session under a new session id and drops a pending one.
 *
 * @param sid the new id, where the caller has something to say about it
 * @throws OversizedSealError when a token does not fit into a cookie
 */
export async function beginSession(
  tokens: Tokens,
  sid: string = randomUUID(),
): Promise<CookieChange[]> {
  const { isSecure } = environment();
  const issuedAt = Date.now();
  const byToken = tokens.refreshToken ? tokenExpiry(tokens.refreshToken, issuedAt) : null;
  const anchor: Anchor = {
    kind: "anchor",
    sid,
    refreshToken: tokens.refreshToken,
    userId: tokens.userId,
    issuedAt,
    expiresAt: Math.min(byToken ?? Number.POSITIVE_INFINITY, issuedAt + MAX_SESSION_MS),
  };
  const access = tokens.accessToken
    ? (await sealAccess(anchor, tokens.accessToken)).cookie
    : deleteCookie("access", isSecure);
  const changes = [await sealAnchor(anchor), access, deleteCookie("pending", isSecure)];
  const minutes = tokens.autoLogoutMinutes;
  // Another session's, if there is one, means nothing beside this anchor.
  return minutes > 0
    ? [...changes, await sealSeen(anchor, { seenAt: issuedAt, minutes })]
    : changes;
}

/** Seals a pending session; it keeps its end when it is sealed again after a failed try. */
export async function sealPending(pending: Pending): Promise<CookieChange> {
  const seal = await sealCookie("pending", pending);
  return setCookie("pending", seal, secondsUntil(pending.expiresAt), environment().isSecure);
}

/** Binds a challenge to this browser until it is over, so that nobody is signed in by a signature for another one. */
export async function sealCeremony(ceremonyId: string): Promise<CookieChange> {
  const expiresAt = Date.now() + CEREMONY_MS;
  const sealed = { kind: "ceremony", sid: randomUUID(), ceremonyId, expiresAt } as const;
  const seal = await sealCookie("ceremony", sealed);
  return setCookie("ceremony", seal, secondsUntil(expiresAt), environment().isSecure);
}

/** Begins a session that owes its second factor, for ten minutes, and drops what was before. */
export async function beginPending(
  tokens: Pick<Pending, "twoFactorToken" | "refreshToken" | "username">,
  sid: string = randomUUID(),
): Promise<CookieChange[]> {
  const { isSecure } = environment();
  const pending: Pending = {
    kind: "pending",
    sid,
    ...tokens,
    tries: 0,
    expiresAt: Date.now() + PENDING_MS,
  };
  return [
    await sealPending(pending),
    deleteCookie("anchor", isSecure),
    deleteCookie("access", isSecure),
  ];
}
