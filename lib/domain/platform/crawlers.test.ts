import { expect, it } from "vitest";
import { findPage, PAGES } from "../../routes.ts";
import { closedPaths, listedPaths } from "./crawlers.ts";

it("R2.5 crawlers are kept from the handlers and from every page that is not for guests", () => {
  const closed = closedPaths();
  expect(closed).toContain("/api/");
  for (const page of Object.values(PAGES)) {
    const isClosed = closed.some((path) => page.path.startsWith(path));
    const isForGuests = page.audience === "guest" || page.path === PAGES.home.path;
    expect(isClosed, page.path).toBe(!isForGuests);
  }
});

it("R2.5 no listed page is closed, and a guest may see each", () => {
  for (const path of listedPaths()) {
    expect(["public", "guest"]).toContain(findPage(path)?.audience);
    expect(closedPaths().some((closed) => path.startsWith(closed))).toBe(false);
  }
});
