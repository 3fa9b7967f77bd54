import "server-only";
import { SEEN_EVERY_MS } from "../contract/values/activity.ts";
import { cookieName, type SealedKind } from "./cookies.ts";
import { hasEnded } from "./ended.ts";
import {
  type Access,
  type Anchor,
  type Pending,
  type Seen,
  type Unsealed,
  unsealCookie,
} from "./seal.ts";

export interface MemberSession {
  readonly state: "member";
  readonly anchor: Anchor;
  readonly access: Access | null;
  /** Where the member wants to be logged out when idle. */
  readonly seen: Seen | null;
}

export type Session =
  | {
      readonly state: "guest";
      /** The cookies are a session's that has ended here; otherwise there was none. */
      readonly hasEnded: boolean;
      /** It has ended because nobody was active … */
      readonly wasIdle?: true;
      /** … which nobody has noticed before: it has to be ended elsewhere, too. */
      readonly abandoned?: MemberSession;
    }
  | { readonly state: "pending"; readonly pending: Pending }
  | MemberSession;

export interface SessionRead {
  readonly session: Session;
  /** Cookies that arrived and mean nothing: tampered, expired, or left over. They are to be deleted. */
  readonly stale: readonly SealedKind[];
}

export type CookieReader = (name: string) => string | undefined;

function isAlive(access: Access): boolean {
  return access.tokenExpiresAt === null || access.tokenExpiresAt > Date.now();
}

/** How long somebody may go on being idle, in milliseconds; negative once that is over. */
export function idleTimeLeft({ seenAt, minutes }: Pick<Seen, "seenAt" | "minutes">): number {
  return seenAt + minutes * 60_000 - Date.now();
}

// What is done within a minute is not told, and clocks of instances differ by less: nobody is logged out too early. Of a
// session that is over it only says why, as the tab did that has ended it.
function isIdle(seen: Seen, isOver: boolean): boolean {
  return idleTimeLeft(seen) <= (isOver ? 0 : -SEEN_EVERY_MS);
}

/**
 * Who sent these cookies. A hostile, truncated, swapped or oversized cookie is a guest's and is named
 * in `stale`, one of a session that has ended here is a guest's and is left alone; an access cookie counts only beside the anchor of the same session. One that has just
 * expired beside its anchor is left to the browser: deleting it could undo a refresh in flight.
 */
export async function readSession(read: CookieReader, isSecure: boolean): Promise<SessionRead> {
  const open = async <Kind extends SealedKind>(kind: Kind): Promise<Unsealed<Kind> | null> => {
    const seal = read(cookieName(kind, isSecure));
    return seal === undefined ? null : unsealCookie(kind, seal);
  };
  const [anchor, access, pending, activity] = await Promise.all([
    open("anchor"),
    open("access"),
    open("pending"),
    open("seen"),
  ]);
  const stale: SealedKind[] = [];
  const isOver = anchor?.status === "open" && (await hasEnded(anchor.value));
  const isOwnActivity =
    anchor?.status === "open" &&
    activity?.status === "open" &&
    activity.value.sid === anchor.value.sid;
  const seen = isOwnActivity ? activity.value : null;
  const idle = seen && isIdle(seen, isOver) ? ({ wasIdle: true } as const) : {};
  if (activity && !seen) stale.push("seen");
  if (anchor?.status === "open" && !isOver) {
    const own =
      access?.status === "open" && access.value.sid === anchor.value.sid ? access.value : null;
    const current = own && isAlive(own) ? own : null;
    const member = { state: "member", anchor: anchor.value, access: current, seen } as const;
    if (idle.wasIdle) {
      stale.push("anchor", "seen");
      if (access) stale.push("access");
      if (pending) stale.push("pending");
      return { session: { state: "guest", hasEnded: true, ...idle, abandoned: member }, stale };
    }
    if (access && !own && access.status !== "expired") stale.push("access");
    if (pending) stale.push("pending");
    return { session: member, stale };
  }
  // Late cookies of an ended session: by the time of the answer a new one may stand under their names.
  if (anchor && !isOver) stale.push("anchor");
  if (access && !isOver) stale.push("access");
  const isPendingOver = pending?.status === "open" && (await hasEnded(pending.value));
  if (pending?.status === "open" && !isPendingOver) {
    return { session: { state: "pending", pending: pending.value }, stale };
  }
  if (pending && !isPendingOver) stale.push("pending");
  return { session: { state: "guest", hasEnded: isOver || isPendingOver, ...idle }, stale };
}
