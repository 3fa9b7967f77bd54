import { safeReturnUrl } from "./routes.ts";

/** A link that the upstream has given. */
export interface GivenLink {
  /** A member page of ours, or an https address elsewhere. */
  readonly href: string;
  readonly isExternal: boolean;
}

/** A place within a page, such as `#notifications`. */
const PLACE = /^#[\w-]{1,64}$/;

/** The member page of ours that a path, or an address below our origin, names, with its query and its place. */
function ownPage(link: string | null | undefined, origin: string): string | null {
  const path = link?.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
  const page = safeReturnUrl(path, origin);
  if (page === null || !path) return page;
  const { hash } = new URL(path, origin);
  return PLACE.test(hash) ? page + hash : page;
}

/**
 * What the upstream's text becomes as a link: a member page of ours or an https address, and null for anything else.
 *
 * @param origin the application's own origin
 */
export function givenLink(link: string | null | undefined, origin: string): GivenLink | null {
  const own = ownPage(link, origin);
  if (own !== null) return { href: own, isExternal: false };
  // Safari 17 has no `URL.parse`.
  const url = link && URL.canParse(link) ? new URL(link) : null;
  const isSecure = url?.protocol === "https:" && !url.username && !url.password;
  return isSecure ? { href: url.href, isExternal: true } : null;
}
