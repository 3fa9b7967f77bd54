import { getTranslations } from "next-intl/server";
import { NavLink } from "@/app/_shell/nav-link";
import { PAGES } from "@/lib/routes";

const TABS = [PAGES.settings, PAGES.security, PAGES.kyc, PAGES.twoFactor] as const;

/** The four setting pages side by side; on a phone the row scrolls. */
export async function SettingNav() {
  const t = await getTranslations();
  return (
    <nav aria-label={t("settings.nav")} className="-mx-4 mb-6 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-6 border-b border-line">
        {TABS.map(({ path, title }) => (
          <li key={path}>
            <NavLink
              href={path}
              match="exact"
              className="-mb-px flex h-12 items-center border-b-2 border-transparent px-0.5 text-base font-medium whitespace-nowrap text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-text"
            >
              {t(`titles.${title}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
