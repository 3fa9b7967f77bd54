import { expect, it } from "vitest";
import { findPage, PAGES } from "../../routes.ts";
import { closedPaths, listedPaths } from "./crawlers.ts";

const OPEN: readonly string[] = [PAGES.home.path, PAGES.reserves.path];

it("R2.5 crawlers are kept from the handlers and from every page that is not for guests", () => {
  const closed = closedPaths();
  expect(closed).toContain("/api/");
  for (const page of Object.values(PAGES)) {
    const isClosed = closed.some((path) => page.path.startsWith(path));
    const isForGuests = page.audience === "guest" || OPEN.includes(page.path);
    expect(isClosed, page.path).toBe(!isForGuests);
  }
});

it("R2.5 no listed page is closed, and a guest may see each", () => {
  expect(listedPaths({ hasReserves: false })).not.toContain(PAGES.reserves.path);
  for (const path of listedPaths({ hasReserves: true })) {
    expect(["public", "guest"]).toContain(findPage(path)?.audience);
    expect(closedPaths().some((closed) => path.startsWith(closed))).toBe(false);
  }
});
