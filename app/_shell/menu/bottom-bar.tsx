import { getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/data/icon";
import { SIDE_MENU, shownEntries } from "./menu-entries";
import { MenuLink } from "./menu-link";
import { readMenuValidity } from "./menu-validity";

/** The menu at the bottom, below 1200 px, without Team and Account (R2.7). */
export async function BottomBar({ isPlain = false }: { isPlain?: boolean }) {
  const [t, isValid] = await Promise.all([getTranslations("menu"), readMenuValidity(isPlain)]);
  const entries = shownEntries(SIDE_MENU, isValid).filter(({ isWideOnly }) => !isWideOnly);
  return (
    <nav
      aria-label={t("label")}
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] xxl:hidden"
    >
      <ul className="mx-auto flex max-w-[36rem] overflow-x-auto">
        {entries.map((entry) => (
          <li key={entry.page} className="min-w-min flex-1">
            <MenuLink
              entry={entry}
              isPlain={isPlain}
              className="flex min-h-15 flex-col items-center gap-0.5 pt-1.5 text-xs font-semibold text-muted focus-visible:-outline-offset-2 aria-[current=page]:text-accent-text"
            >
              <Icon node={entry.icon} />
              <span className="line-clamp-2 max-w-full px-0.5 pb-1 text-center leading-[1.1]">
                {t(entry.page)}
              </span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
