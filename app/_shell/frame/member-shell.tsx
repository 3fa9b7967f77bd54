import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BottomBar } from "@/app/_shell/menu/bottom-bar";
import { SideMenu } from "@/app/_shell/menu/side-menu";
import { readMenuState } from "@/app/_shell/preferences/preferences";
import { PAGES } from "@/lib/routes";
import { Logo } from "./logo";
import { MAIN_ID } from "./skip-link";

interface MemberShellProps {
  /** What stands in the header after the logo. */
  header: ReactNode;
  /** Menus with plain links, for a screen that stands in for another page. */
  isPlain?: boolean;
  children: ReactNode;
}

/** Header, side menu, content and bottom bar. */
export async function MemberShell({ header, isPlain, children }: MemberShellProps) {
  const [t, menu] = await Promise.all([getTranslations(), readMenuState()]);
  return (
    <div
      data-menu={menu}
      className="group/shell min-h-dvh xxl:grid xxl:grid-cols-[248px_minmax(0,1fr)] xxl:grid-rows-[auto_minmax(0,1fr)] xxl:transition-[grid-template-columns] xxl:duration-200 xxl:data-[menu=collapsed]:grid-cols-[72px_minmax(0,1fr)]"
    >
      <header className="sticky max-xxl:@container top-0 z-20 col-span-2 flex h-16 items-center border-b border-line bg-ground px-4 md:px-7 xxl:grid xxl:grid-cols-subgrid xxl:items-stretch xxl:border-0 xxl:px-0">
        <div className="flex shrink-0 items-center xxl:overflow-hidden xxl:border-e xxl:border-line xxl:ps-5">
          <a
            href={PAGES.dashboard.path}
            aria-label={t("menu.home")}
            className="flex h-11 touch-area items-center rounded-sm"
          >
            <Logo
              name={t("brand.name")}
              hidesName="hidden whitespace-nowrap sm:inline xxl:group-data-[menu=collapsed]/shell:hidden"
            />
          </a>
        </div>
        <div className="flex min-w-0 flex-1 items-center gap-3 xxl:border-b xxl:border-line xxl:px-7">
          {header}
        </div>
      </header>
      <SideMenu isPlain={isPlain} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-[1296px] min-w-0 px-4 pt-6 pb-[calc(5.75rem+env(safe-area-inset-bottom))] md:px-7 md:pt-7 xxl:pb-12"
      >
        {children}
      </main>
      <BottomBar isPlain={isPlain} />
    </div>
  );
}
