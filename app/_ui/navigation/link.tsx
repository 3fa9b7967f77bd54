"use client";

import NextLink, { type LinkProps } from "next/link";

/**
 * A link to a page of ours. It asks for nothing by being in sight: a page has dozens, and each would cost the server two
 * requests. The page behind it is read once a pointer or the keyboard rests on it (`app/_shell/navigation/intent.ts`).
 */
export function Link<Href>(props: LinkProps<Href> & { href: string }) {
  return <NextLink<Href> prefetch={false} data-ahead="" {...props} />;
}
