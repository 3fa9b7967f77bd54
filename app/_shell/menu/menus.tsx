"use client";

import { Gamepad2, type IconNode, LayoutDashboard, Pickaxe, Umbrella, Users, Wallet } from "lucide";
import { useTranslations } from "next-intl";
import { use } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { lazyPart } from "@/app/_ui/live/lazy-part";
import type { MenuState } from "@/lib/preferences";
import { HEADER_LINKS, SIDE_MENU, shownEntries } from "./menu-entries";
import type { MenuPage, MenuPaths } from "./menu-page";
import { NavLink } from "./nav-link";

/** What the menus show. */
export interface Menus {
  paths: MenuPaths;
  /** Whether they show what only valid members have (R2.6). */
  isValid: Promise<boolean>;
  /** How the side menu starts. */
  state: MenuState;
  /** Plain links, for a screen that stands in for another page. */
  isPlain?: boolean;
}

const ICONS: Readonly<Partial<Record<MenuPage, IconNode>>> = {
  dashboard: LayoutDashboard,
  airdrop: Umbrella,
  mining: Pickaxe,
  team: Users,
  game: Gamepad2,
  wallets: Wallet,
};

const LazySideMenuToggle = lazyPart(
  async () => (await import("./side-menu-toggle")).SideMenuToggle,
  <span className="mt-auto h-11" />,
);

/** The links of the member header, after the logo (R2.8). */
export function HeaderLinks({ paths }: Pick<Menus, "paths">) {
  const t = useTranslations("menu");
  const label = useTranslations("header")("label");
  return (
    <nav aria-label={label} className="ms-3 hidden xl:flex xxl:-ms-3">
      {shownEntries(HEADER_LINKS, false, (page) => paths[page]).map(({ page, href, match }) => (
        <NavLink key={page} href={href} match={match} className="header-link">
          {t(page)}
        </NavLink>
      ))}
    </nav>
  );
}

/** The menu beside the content, from 1200 px up (R2.6, R2.7). */
export function SideMenu({ paths, isValid, state, isPlain }: Menus) {
  const t = useTranslations("menu");
  return (
    <aside className="side-menu">
      <nav aria-label={t("label")} id="side-menu">
        <ul className="grid gap-1">
          {shownEntries(SIDE_MENU, use(isValid), (page) => paths[page]).map((entry) => (
            <li key={entry.page}>
              <NavLink
                href={entry.href}
                match={entry.match}
                isPlain={isPlain}
                className="side-link"
              >
                <Icon id={`menu-${entry.page}`} node={ICONS[entry.page] ?? []} />
                <span className="menu-name">{t(entry.page)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LazySideMenuToggle state={state} />
    </aside>
  );
}

/** The menu at the bottom, below 1200 px, without Team and Account (R2.7). */
export function BottomBar({ paths, isValid, isPlain }: Menus) {
  const t = useTranslations("menu");
  const entries = shownEntries(SIDE_MENU, use(isValid), (page) => paths[page]);
  return (
    <nav aria-label={t("label")} className="bottom-bar">
      <ul className="mx-auto flex max-w-[36rem] overflow-x-auto">
        {entries
          .filter(({ isWideOnly }) => !isWideOnly)
          .map((entry) => (
            <li key={entry.page}>
              <NavLink
                href={entry.href}
                match={entry.match}
                isPlain={isPlain}
                className="bottom-link"
              >
                {/* The lines of the menu beside the content, which holds all of these. */}
                <svg aria-hidden className="icon">
                  <use href={`#menu-${entry.page}`} />
                </svg>
                <span>{t(entry.page)}</span>
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
