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
export function listedPaths(): string[] {
  const { home, signUp, login } = PAGES;
  return [home, signUp, login].map(({ path }) => path);
}
