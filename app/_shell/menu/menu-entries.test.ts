import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Route } from "next";
import { expect, it } from "vitest";
import { ACCOUNT_LINKS, HEADER_LINKS, SIDE_MENU, shownEntries } from "./menu-entries.ts";
import { type MenuPage, menuPaths } from "./menu-page.ts";

const MEMBER_PAGES = fileURLToPath(new URL("../../(member)", import.meta.url));
const everyPage = (page: MenuPage) => `/${page}` as Route;
const names = (entries: readonly { page: string }[]) => entries.map(({ page }) => page);

it("R2.6 lists Dashboard, Airdrop, Mining, Team, Game and Wallet in this order for a valid member", () => {
  const shown = shownEntries(SIDE_MENU, true, everyPage);
  expect(names(shown)).toEqual(["dashboard", "airdrop", "mining", "team", "game", "wallets"]);
  expect(shown.filter(({ match }) => match === "exact").map(({ page }) => page)).toEqual([
    "dashboard",
    "airdrop",
    "mining",
  ]);
});

it("R2.6 leaves Mining out for a member who is not valid", () => {
  expect(names(shownEntries(SIDE_MENU, false, everyPage))).toEqual([
    "dashboard",
    "airdrop",
    "team",
    "game",
    "wallets",
  ]);
});

it("R2.6 keeps Airdrop's hide-when-valid flag off, and obeys it where it is on", () => {
  const flagged = SIDE_MENU.map((entry) => ({ ...entry, hidesWhenValid: true }));
  expect(SIDE_MENU.find(({ page }) => page === "airdrop")?.hidesWhenValid).toBe(false);
  expect(shownEntries(flagged, true, everyPage)).toEqual([]);
});

it("R2.7 keeps Team out of the bottom bar, which has five entries", () => {
  const bar = shownEntries(SIDE_MENU, true, everyPage).filter(({ isWideOnly }) => !isWideOnly);
  expect(names(bar)).toEqual(["dashboard", "airdrop", "mining", "game", "wallets"]);
});

it("R2.8 R2.9 lists the links of the header and of the account dropdown in their order", () => {
  expect(names(shownEntries(HEADER_LINKS, false, everyPage))).toEqual([
    "marketplace",
    "earning",
    "wallets",
    "tokenPrices",
  ]);
  expect(names(shownEntries(ACCOUNT_LINKS, false, everyPage))).toEqual([
    "settings",
    "binaryTree",
    "transactions",
  ]);
});

it("R3.6 has beside each page of the menus the skeleton that a late one begins with", () => {
  const shapes = globSync("**/loading.tsx", { cwd: MEMBER_PAGES });
  const shaped = shapes.map((file) => `/${file}`.replaceAll(/\/\([^)]*\)|\/loading\.tsx$/g, ""));
  const paths = menuPaths();
  const linked = [...SIDE_MENU, ...HEADER_LINKS].map(({ page }) => paths[page]);
  expect(linked.filter((path) => !shaped.includes(path))).toEqual([]);
});
