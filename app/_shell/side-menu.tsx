import { getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/icon";
import { SIDE_MENU, shownEntries } from "./menu-entries";
import { MenuLink } from "./menu-link";
import { readMenuValidity } from "./menu-validity";
import { readMenuState } from "./preferences";
import { SideMenuToggle } from "./side-menu-toggle";

/** A collapsed entry's name stands beside it at the pointer and at the focus. */
const NAME_STYLE =
  "group-data-[menu=collapsed]/shell:pointer-events-none group-data-[menu=collapsed]/shell:absolute group-data-[menu=collapsed]/shell:start-full group-data-[menu=collapsed]/shell:z-30 group-data-[menu=collapsed]/shell:ms-3 group-data-[menu=collapsed]/shell:rounded-inset group-data-[menu=collapsed]/shell:border group-data-[menu=collapsed]/shell:border-line-strong group-data-[menu=collapsed]/shell:bg-raised group-data-[menu=collapsed]/shell:px-3 group-data-[menu=collapsed]/shell:py-1.5 group-data-[menu=collapsed]/shell:text-md group-data-[menu=collapsed]/shell:text-text group-data-[menu=collapsed]/shell:opacity-0 group-data-[menu=collapsed]/shell:group-hover:opacity-100 group-data-[menu=collapsed]/shell:group-focus-visible:opacity-100 whitespace-nowrap";

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
                <span className={NAME_STYLE}>{t(entry.page)}</span>
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
