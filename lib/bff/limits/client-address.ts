import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address with a port, as some proxies write it: `a.b.c.d:port`, `[v6]` or `[v6]:port`. */
const WITH_PORT = /^(?:\[(.+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/;

const NETWORK_BITS = 64;

/**
 * The visitor's address in one spelling, or undefined when none can be trusted. Each of our own proxies
 * appends one address, so with n of them the n-th from the right was written by ours; with none the
 * header is the visitor's own words. An IPv4 address that came in IPv6's clothes (RFC 4291, 2.5.5.2) is
 * given as itself.
 */
export function clientAddress(
  headers: Pick<Headers, "get">,
  trustedProxyHops: number,
): string | undefined {
  if (trustedProxyHops === 0) return undefined;
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  const entry = forwarded.at(-trustedProxyHops)?.trim() ?? "";
  const [, bracketed, ported] = WITH_PORT.exec(entry) ?? [];
  const address = bracketed ?? ported ?? entry;
  // A zone names an interface of whoever wrote it.
  if (!isIP(address) || address.includes("%")) return undefined;
  return ipaddr.process(address).toString();
}

/** What is counted as one visitor: an IPv4 address, or the /64 that a line or a host has to itself in IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${NETWORK_BITS}`)}/${NETWORK_BITS}`;
}
