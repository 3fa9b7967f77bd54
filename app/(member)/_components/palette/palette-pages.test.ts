import { expect, it } from "vitest";
import { PAGES } from "@/lib/routes";
import { PALETTE_PAGES, PALETTE_SETTINGS } from "./palette-pages.ts";

it("offers each page of a member that needs nothing more to be named", () => {
  const pages = Object.entries(PAGES)
    .filter(([, { audience, path }]) => audience === "member" && !path.includes("["))
    .map(([name]) => name);
  expect([...PALETTE_PAGES, ...PALETTE_SETTINGS].sort()).toEqual(pages.sort());
});
