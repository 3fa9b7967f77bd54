"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BottomBar, type Menus, SideMenu } from "@/app/_shell/menu/menus";
import { NavLink } from "@/app/_shell/menu/nav-link";
import { Logo } from "./logo";
import { MAIN_ID } from "./skip-link";

interface MemberShellProps {
  menus: Menus;
  /** What stands in the header after the logo. */
  header: ReactNode;
  children: ReactNode;
}

/** Header, side menu, content and bottom bar: one part of the browser's, so its markup travels once. */
export function MemberShell({ menus, header, children }: MemberShellProps) {
  const t = useTranslations("menu");
  const brand = useTranslations("brand")("name");
  return (
    <div data-menu={menus.state} className="member-shell group/shell">
      <header className="member-header max-xxl:@container">
        <div className="flex shrink-0 items-center xxl:overflow-hidden xxl:border-e xxl:border-line xxl:ps-5">
          <NavLink
            href={menus.paths.dashboard}
            isPlain={menus.isPlain}
            label={t("home")}
            className="flex h-11 touch-area items-center rounded-sm"
          >
            <Logo
              name={brand}
              hidesName="hidden whitespace-nowrap sm:inline xxl:group-data-[menu=collapsed]/shell:hidden"
            />
          </NavLink>
        </div>
        <div className="flex min-w-0 flex-1 items-center gap-3 xxl:@container/header xxl:border-b xxl:border-line xxl:px-7">
          {header}
        </div>
      </header>
      <SideMenu {...menus} />
      <main id={MAIN_ID} tabIndex={-1} className="member-main">
        {children}
      </main>
      <BottomBar {...menus} />
    </div>
  );
}
