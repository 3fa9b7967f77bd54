import { getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/icon";
import { MENU_ITEMS } from "./menu-items";
import { MenuLink } from "./menu-link";

/** The menu at the bottom, below 1200 px (R2.7). */
export async function BottomBar({ isPlain = false }: { isPlain?: boolean }) {
  const t = await getTranslations("menu");
  return (
    <nav
      aria-label={t("label")}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] xxl:hidden"
    >
      <ul className="mx-auto flex max-w-[36rem]">
        {MENU_ITEMS.map((item) => (
          <li key={item.href} className="min-w-0 flex-1">
            <MenuLink
              item={item}
              isPlain={isPlain}
              className="flex h-15 flex-col items-center justify-center gap-1 text-xs font-semibold text-muted aria-[current=page]:text-accent-text"
            >
              <Icon node={item.icon} />
              <span className="max-w-full truncate px-1">{t(item.label)}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
