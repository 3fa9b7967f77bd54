import { isIP } from "node:net";

/**
 * The visitor's address, or undefined when none can be trusted. Each of our own proxies appends one
 * address, so with n of them the n-th from the right was written by ours; with none the header is
 * the visitor's own words.
 */
export function clientAddress(
  headers: Pick<Headers, "get">,
  trustedProxyHops: number,
): string | undefined {
  if (trustedProxyHops === 0) return undefined;
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  const address = forwarded.at(-trustedProxyHops)?.trim();
  return address && isIP(address) ? address : undefined;
}
