import "server-only";
import { cookieName, type SealedKind } from "./cookies.ts";
import { hasEnded } from "./ended.ts";
import { type Access, type Anchor, type Pending, type Unsealed, unsealCookie } from "./seal.ts";

export type Session =
  | {
      readonly state: "guest";
      /** The cookies are a session's that has ended here; otherwise there was none. */
      readonly hasEnded: boolean;
    }
  | { readonly state: "pending"; readonly pending: Pending }
  | { readonly state: "member"; readonly anchor: Anchor; readonly access: Access | null };

export interface SessionRead {
  readonly session: Session;
  /** Cookies that arrived and mean nothing: tampered, expired, or left over. They are to be deleted. */
  readonly stale: readonly SealedKind[];
}

export type CookieReader = (name: string) => string | undefined;

function isAlive(access: Access): boolean {
  return access.tokenExpiresAt === null || access.tokenExpiresAt > Date.now();
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
  const [anchor, access, pending] = await Promise.all([
    open("anchor"),
    open("access"),
    open("pending"),
  ]);
  const stale: SealedKind[] = [];
  const isOver = anchor?.status === "open" && (await hasEnded(anchor.value));
  if (anchor?.status === "open" && !isOver) {
    const own =
      access?.status === "open" && access.value.sid === anchor.value.sid ? access.value : null;
    if (access && !own && access.status !== "expired") stale.push("access");
    if (pending) stale.push("pending");
    const current = own && isAlive(own) ? own : null;
    return { session: { state: "member", anchor: anchor.value, access: current }, stale };
  }
  // Late cookies of an ended session: by the time of the answer a new one may stand under their names.
  if (anchor && !isOver) stale.push("anchor");
  if (access && !isOver) stale.push("access");
  const isPendingOver = pending?.status === "open" && (await hasEnded(pending.value));
  if (pending?.status === "open" && !isPendingOver) {
    return { session: { state: "pending", pending: pending.value }, stale };
  }
  if (pending && !isPendingOver) stale.push("pending");
  return { session: { state: "guest", hasEnded: isOver || isPendingOver }, stale };
}
