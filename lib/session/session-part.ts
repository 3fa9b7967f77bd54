import "server-only";
import { sessionHash } from "./audit.ts";
import type { Anchor, Pending } from "./seal.ts";

/** Who asks, as far as a sealed part says it. */
export type Visitor =
  | { readonly state: "guest" }
  | { readonly state: "pending"; readonly pending: Pending }
  | { readonly state: "member"; readonly anchor: Anchor };

/** The sealed part that names a session. */
export type SessionPart = Anchor | Pending;

/** Undefined for a guest. */
export function partOf(visitor: Visitor): SessionPart | undefined {
  if (visitor.state === "member") return visitor.anchor;
  return visitor.state === "pending" ? visitor.pending : undefined;
}

const hashes = new WeakMap<SessionPart, string>();

/** By what lines of the log name a session. An opened cookie is one object for all its requests, so its hash is made once. */
export function hashOf(part: SessionPart): string {
  const hash = hashes.get(part) ?? sessionHash(part.sid);
  hashes.set(part, hash);
  return hash;
}
