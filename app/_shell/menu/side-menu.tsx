import { getTranslations } from "next-intl/server";
import { readMenuState } from "@/app/_shell/preferences/preferences";
import { Icon } from "@/app/_ui/data/icon";
import { SIDE_MENU, shownEntries } from "./menu-entries";
import { MenuLink } from "./menu-link";
import { readMenuValidity } from "./menu-validity";
import { SideMenuToggle } from "./side-menu-toggle";

/** The menu beside the content, from 1200 px up (R2.6, R2.7). */
export async function SideMenu({ isPlain = false }: { isPlain?: boolean }) {
  const [t, isValid, state] = await Promise.all([
    getTranslations("menu"),
    readMenuValidity(isPlain),
    readMenuState(),
  ]);
  return (
    <aside className="sticky top-16 z-10 hidden h-[calc(100dvh-4rem)] flex-col border-e border-line px-3.5 pt-3.5 pb-4 xxl:flex">
      <nav aria-label={t("label")} id="side-menu">
        <ul className="grid gap-1">
          {shownEntries(SIDE_MENU, isValid).map((entry) => (
            <li key={entry.page}>
              <MenuLink
                entry={entry}
                isPlain={isPlain}
                className="group relative flex h-11 items-center gap-3 rounded-button px-3 text-base font-medium text-muted transition-colors hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
              >
                <Icon
                  node={entry.icon}
                  className="shrink-0 group-aria-[current=page]:text-accent"
                />
                <span className="menu-name">{t(entry.page)}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <SideMenuToggle
        isCollapsed={state === "collapsed"}
        texts={{ collapse: t("collapse"), expand: t("expand") }}
      />
    </aside>
  );
}
