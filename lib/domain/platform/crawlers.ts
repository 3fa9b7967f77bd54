import { PAGES, type PageRoute } from "../../routes.ts";

const pages: readonly PageRoute[] = Object.values(PAGES);

/** The part of a path before its first parameter: `/ref` of `/ref/[username]`. */
function fixedPart(path: string): string {
  return path.replace(/\/?\[.*$/, "");
}

/** Where crawlers have nothing to find: the handlers, members' pages, and pages that a mail leads to. */
export function closedPaths(): string[] {
  const closed = pages.filter(
    ({ audience, isMailLink }) => audience === "member" || audience === "pending" || isMailLink,
  );
  return ["/api/", ...new Set(closed.map(({ path }) => fixedPart(path)))];
}

/** The pages that a search may lead to, home first: public, or the ways in. */
export function listedPaths({ hasReserves }: { readonly hasReserves: boolean }): string[] {
  const { home, reserves, signUp, login } = PAGES;
  const pages = hasReserves ? [home, reserves, signUp, login] : [home, signUp, login];
  return pages.map(({ path }) => path);
}
