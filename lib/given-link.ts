import { safeReturnUrl } from "./routes.ts";

/** A link that the upstream has given. */
export interface GivenLink {
  /** A member page of ours, or an https address elsewhere. */
  readonly href: string;
  readonly isExternal: boolean;
}

/**
 * What the upstream's text becomes as a link: a member page of ours or an https address, and null for anything else.
 *
 * @param origin the application's own origin
 */
export function givenLink(link: string | null | undefined, origin: string): GivenLink | null {
  const own = safeReturnUrl(link, origin);
  if (own !== null) return { href: own, isExternal: false };
  const url = link ? URL.parse(link) : null;
  const isSecure = url?.protocol === "https:" && !url.username && !url.password;
  return isSecure ? { href: url.href, isExternal: true } : null;
}
