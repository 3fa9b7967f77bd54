import "server-only";
import { cookieName, type SealedKind } from "./cookies.ts";
import { type Access, type Anchor, type Pending, unsealCookie } from "./seal.ts";

export type Session =
  | { readonly state: "guest" }
  | { readonly state: "pending"; readonly pending: Pending }
  | { readonly state: "member"; readonly anchor: Anchor; readonly access: Access | null };

export interface SessionRead {
  readonly session: Session;
  /** Cookies that arrived and mean nothing: tampered, expired, or left over. They are to be deleted. */
  readonly stale: readonly SealedKind[];
}

export type CookieReader = (name: string) => string | undefined;

function isCurrent(access: Access, anchor: Anchor): boolean {
  const isAlive = access.tokenExpiresAt === null || access.tokenExpiresAt > Date.now();
  return access.sid === anchor.sid && isAlive;
}

/**
 * Who sent these cookies. A hostile, truncated, swapped or oversized cookie is a guest's and is named
 * in `stale`; an access cookie counts only beside the anchor of the same session.
 */
export async function readSession(read: CookieReader, isSecure: boolean): Promise<SessionRead> {
  const open = async <Kind extends SealedKind>(kind: Kind) => {
    const seal = read(cookieName(kind, isSecure));
    return {
      kind,
      arrived: seal !== undefined,
      value: seal ? await unsealCookie(kind, seal) : null,
    };
  };
  const [anchor, access, pending] = await Promise.all([
    open("anchor"),
    open("access"),
    open("pending"),
  ]);
  const stale = (used: readonly SealedKind[]) =>
    [anchor, access, pending]
      .filter((row) => row.arrived && !used.includes(row.kind))
      .map((row) => row.kind);

  if (anchor.value) {
    const current = access.value && isCurrent(access.value, anchor.value) ? access.value : null;
    const session = { state: "member", anchor: anchor.value, access: current } as const;
    return { session, stale: stale(current ? ["anchor", "access"] : ["anchor"]) };
  }
  if (pending.value) {
    return { session: { state: "pending", pending: pending.value }, stale: stale(["pending"]) };
  }
  return { session: { state: "guest" }, stale: stale([]) };
}
