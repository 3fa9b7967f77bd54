import { type IconNode, LayoutDashboard, TicketPercent, Wallet } from "lucide";
import type { Route } from "next";
import { PAGES } from "@/lib/routes";
import type { NavMatch } from "./nav-link";

interface MenuItem {
  href: Route;
  label: "dashboard" | "airdrop" | "wallet";
  match: NavMatch;
  icon: IconNode;
}

/** The signed-in menu in its order (R2.6). */
export const MENU_ITEMS: readonly MenuItem[] = [
  { href: PAGES.dashboard.path, label: "dashboard", match: "exact", icon: LayoutDashboard },
  { href: PAGES.airdrop.path, label: "airdrop", match: "exact", icon: TicketPercent },
  { href: PAGES.wallets.path, label: "wallet", match: "contains", icon: Wallet },
];
