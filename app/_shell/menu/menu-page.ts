import type { Route } from "next";
import { PAGES, type PageRoute } from "@/lib/routes";

/** Every page that a menu of the member area leads to, by its key in `PAGES`. */
export type MenuPage =
  | "dashboard"
  | "airdrop"
  | "mining"
  | "team"
  | "game"
  | "wallets"
  | "marketplace"
  | "earning"
  | "tokenPrices"
  | "settings"
  | "binaryTree"
  | "transactions";

/** Where a menu entry leads, or null while the application has no such page: then it is not shown. */
export function menuPath(
  page: MenuPage,
  pages: Readonly<Record<string, PageRoute | undefined>> = PAGES,
): Route | null {
  return (pages[page]?.path ?? null) as Route | null;
}
