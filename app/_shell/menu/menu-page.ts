import type { Route } from "next";
import { PAGES } from "@/lib/routes";

/** Every page that the member area's frame leads to, by its key in `PAGES`. */
const MENU_PAGES = [
  "dashboard",
  "airdrop",
  "mining",
  "team",
  "game",
  "wallets",
  "marketplace",
  "earning",
  "tokenPrices",
  "settings",
  "binaryTree",
  "transactions",
] as const satisfies (keyof typeof PAGES)[];

export type MenuPage = (typeof MENU_PAGES)[number];

/** Where the menus' pages stand. No first load carries the table of all pages, so the server hands these down. */
export type MenuPaths = Readonly<Record<MenuPage | "profile", Route>>;

export function menuPaths(): MenuPaths {
  const pages = [...MENU_PAGES, "profile"] as const;
  return Object.fromEntries(pages.map((page) => [page, PAGES[page].path])) as MenuPaths;
}
