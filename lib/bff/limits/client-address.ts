import "server-only";
import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Environment } from "../../env/environment.ts";

/** An address with a port, as some proxies write it: `a.b.c.d:port`, `[v6]` or `[v6]:port`. */
const WITH_PORT = /^(?:\[(.+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/;
/** CloudFront sets no brackets: what is an address only without its last part has had a port. */
const BARE_PORT = /:\d{1,5}$/;

const NETWORK_BITS = 64;
const SITE_BITS = 48;

type Trust = Pick<Environment, "trustedProxyHops" | "clientAddressHeader">;

function named(headers: Pick<Headers, "get">, trust: Trust): string {
  const { trustedProxyHops, clientAddressHeader } = trust;
  if (clientAddressHeader) return headers.get(clientAddressHeader)?.trim() ?? "";
  if (trustedProxyHops === 0) return "";
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  return forwarded.at(-trustedProxyHops)?.trim() ?? "";
}

function withoutPort(entry: string): string {
  const [, bracketed, ported] = WITH_PORT.exec(entry) ?? [];
  if (bracketed ?? ported) return bracketed ?? ported ?? "";
  return isIP(entry) ? entry : entry.replace(BARE_PORT, "");
}

/**
 * The visitor's address in one spelling, or undefined when none can be trusted. A host that names it in a header of its own,
 * and takes that of a visitor away, is believed there and nowhere else. Each of our own proxies
 * appends one address, so with n of them the n-th from the right was written by ours; with none the
 * header is the visitor's own words. An IPv4 address that came in IPv6's clothes (RFC 4291, 2.5.5.2) is
 * given as itself.
 */
export function clientAddress(headers: Pick<Headers, "get">, trust: Trust): string | undefined {
  const address = withoutPort(named(headers, trust));
  // It has one spelling.
  if (isIPv4(address)) return address;
  // A zone names an interface of whoever wrote it.
  if (!isIP(address) || address.includes("%")) return undefined;
  return ipaddr.process(address).toString();
}

function prefixOf(address: string, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

/** What is counted as one visitor: an IPv4 address, or the /64 that a line or a host has to itself in IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  return prefixOf(address, NETWORK_BITS);
}

/** The /48 that anybody is given for the asking (RFC 6177), with 65 536 networks of their own; an IPv4 address has none. */
export function siteOf(address: string): string | undefined {
  return address.includes(":") ? prefixOf(address, SITE_BITS) : undefined;
}
