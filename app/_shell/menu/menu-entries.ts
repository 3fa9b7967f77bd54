import {
  ArrowLeftRight,
  Gamepad2,
  Gem,
  type IconNode,
  LayoutDashboard,
  LineChart,
  Network,
  Pickaxe,
  Settings,
  Store,
  Umbrella,
  Users,
  Wallet,
} from "lucide";
import type { Route } from "next";
import { type MenuPage, menuPath } from "./menu-page";
import type { NavMatch } from "./nav-link";

interface MenuEntry {
  readonly page: MenuPage;
  /** Exact entries are active on equality, others when the path contains their link (R2.6). */
  readonly match: NavMatch;
  readonly icon: IconNode;
  /** Only for members whose account is valid. */
  readonly needsValid?: true;
  /** Only for members whose account is not valid yet. */
  readonly hidesWhenValid?: boolean;
  /** Not in the bottom bar: there the account sheet leads to it (R2.7). */
  readonly isWideOnly?: true;
}

/** The side menu in its order (R2.6). */
export const SIDE_MENU: readonly MenuEntry[] = [
  { page: "dashboard", match: "exact", icon: LayoutDashboard },
  { page: "airdrop", match: "exact", icon: Umbrella, hidesWhenValid: false },
  { page: "mining", match: "exact", icon: Pickaxe, needsValid: true },
  { page: "team", match: "contains", icon: Users, isWideOnly: true },
  { page: "game", match: "contains", icon: Gamepad2 },
  { page: "wallets", match: "contains", icon: Wallet },
];

/** The links of the member header, after the logo (R2.8). */
export const HEADER_LINKS: readonly MenuEntry[] = [
  { page: "marketplace", match: "contains", icon: Store },
  { page: "earning", match: "contains", icon: Gem },
  { page: "wallets", match: "contains", icon: Wallet },
  { page: "tokenPrices", match: "contains", icon: LineChart },
];

/** The account dropdown, before Docs and Logout (R2.9). */
export const ACCOUNT_LINKS: readonly MenuEntry[] = [
  { page: "settings", match: "contains", icon: Settings },
  { page: "binaryTree", match: "exact", icon: Network },
  { page: "transactions", match: "contains", icon: ArrowLeftRight },
];

export type ShownEntry = MenuEntry & { readonly href: Route };

/**
 * The entries that a member sees: those whose page exists, and whose condition holds.
 *
 * @param pathOf where a page stands, or null when there is none
 */
export function shownEntries(
  entries: readonly MenuEntry[],
  isValid: boolean,
  pathOf: (page: MenuPage) => Route | null = menuPath,
): readonly ShownEntry[] {
  return entries.flatMap((entry) => {
    const href = pathOf(entry.page);
    const isHidden = isValid ? entry.hidesWhenValid : entry.needsValid;
    return href && !isHidden ? [{ ...entry, href }] : [];
  });
}
