import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

const MAX_AGENT_LENGTH = 400;

/** Where a request comes from, as far as its headers tell. */
export interface Visitor {
  /** The header `user-agent`, or null when none arrived. */
  readonly agent: string | null;
  /** The visitor's address: the first of `x-forwarded-for`, else the connection's. */
  readonly address: string | null;
}

/** Reads where a request comes from. The sandbox trusts its caller, the application's server. */
export function visitorOf({ headers, socket }: IncomingMessage): Visitor {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",", 1)[0];
  const address = (forwarded?.trim() || socket.remoteAddress || "").replace(/^::ffff:/, "");
  const agent = headers["user-agent"]?.trim().slice(0, MAX_AGENT_LENGTH);
  return { agent: agent || null, address: isIP(address) ? address : null };
}

/** An address with its last part hidden: `203.0.113.*`, `2001:db8:1:*`. */
export function maskAddress(address: string | null): string | null {
  if (!address) return null;
  if (address.includes(":")) {
    const [head = ""] = address.split("::");
    return [...head.split(":").filter(Boolean).slice(0, 3), "*"].join(":");
  }
  return `${address.split(".").slice(0, 3).join(".")}.*`;
}
