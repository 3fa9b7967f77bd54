import type { Route } from "next";
import type { MenuPage } from "./menu-page";
import type { NavMatch } from "./nav-link";

/** What opens the palette, from the header and from the account menu. */
export const PALETTE_BUTTON_ID = "palette-button";

interface MenuEntry {
  readonly page: MenuPage;
  /** Exact entries are active on equality, others when the path contains their link (R2.6). */
  readonly match: NavMatch;
  /** Only for members whose account is valid. */
  readonly needsValid?: true;
  /** Only for members whose account is not valid yet. */
  readonly hidesWhenValid?: boolean;
  /** Not in the bottom bar: there the account sheet leads to it (R2.7). */
  readonly isWideOnly?: true;
}

/** The side menu in its order (R2.6). */
export const SIDE_MENU: readonly MenuEntry[] = [
  { page: "dashboard", match: "exact" },
  { page: "airdrop", match: "exact", hidesWhenValid: false },
  { page: "mining", match: "exact", needsValid: true },
  { page: "team", match: "contains", isWideOnly: true },
  { page: "game", match: "contains" },
  { page: "wallets", match: "contains" },
];

/** The links of the member header, after the logo (R2.8). */
export const HEADER_LINKS: readonly MenuEntry[] = [
  { page: "marketplace", match: "contains" },
  { page: "earning", match: "contains" },
  { page: "wallets", match: "contains" },
  { page: "tokenPrices", match: "contains" },
];

/** The account dropdown, before Docs and Logout (R2.9). */
export const ACCOUNT_LINKS: readonly MenuEntry[] = [
  { page: "settings", match: "contains" },
  { page: "binaryTree", match: "exact" },
  { page: "transactions", match: "contains" },
];

export type ShownEntry = MenuEntry & { readonly href: Route };

/** The entries that a member sees: those whose condition holds. */
export function shownEntries(
  entries: readonly MenuEntry[],
  isValid: boolean,
  pathOf: (page: MenuPage) => Route,
): readonly ShownEntry[] {
  return entries.flatMap((entry) => {
    const href = pathOf(entry.page);
    const isHidden = isValid ? entry.hidesWhenValid : entry.needsValid;
    return isHidden ? [] : [{ ...entry, href }];
  });
}
