import { getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/icon";
import { PAGES } from "@/lib/routes";
import { Logo } from "./logo";
import { MENU_ITEMS } from "./menu-items";
import { MenuLink } from "./menu-link";

/** The menu beside the content, from 1200 px up. */
export async function SideMenu({ isPlain = false }: { isPlain?: boolean }) {
  const t = await getTranslations();
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-e border-line px-3.5 xxl:flex">
      <a
        href={PAGES.dashboard.path}
        aria-label={t("menu.home")}
        className="flex h-20 items-center px-2.5"
      >
        <Logo name={t("brand.name")} />
      </a>
      <nav aria-label={t("menu.label")}>
        <ul className="grid gap-1">
          {MENU_ITEMS.map((item) => (
            <li key={item.href}>
              <MenuLink
                item={item}
                isPlain={isPlain}
                className="group flex h-11 items-center gap-3 rounded-button px-3 text-base font-medium text-muted transition-colors hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
              >
                <Icon node={item.icon} className="group-aria-[current=page]:text-accent" />
                {t(`menu.${item.label}`)}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
