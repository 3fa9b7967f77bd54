import { LayoutDashboard, type LucideIcon, TicketPercent, Wallet } from "lucide-react";
import type { Route } from "next";
import { PAGES } from "@/lib/routes";
import type { NavMatch } from "./nav-link";

interface MenuItem {
  href: Route;
  label: "dashboard" | "airdrop" | "wallet";
  match: NavMatch;
  Icon: LucideIcon;
}

/** The signed-in menu in its order (R2.6). */
export const MENU_ITEMS: readonly MenuItem[] = [
  { href: PAGES.dashboard.path, label: "dashboard", match: "exact", Icon: LayoutDashboard },
  { href: PAGES.airdrop.path, label: "airdrop", match: "exact", Icon: TicketPercent },
  { href: PAGES.wallets.path, label: "wallet", match: "contains", Icon: Wallet },
];
