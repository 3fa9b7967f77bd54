import { getTranslations } from "next-intl/server";
import { NavLink } from "@/app/_shell/nav-link";
import { LINK_TAB_STYLE } from "@/app/_ui/link-tabs";
import { TabRow } from "@/app/_ui/tab-row";
import { PAGES } from "@/lib/routes";

const TABS = [
  { name: "overview", href: PAGES.earning.path },
  { name: "stake", href: PAGES.stake.path },
  { name: "commissions", href: PAGES.commissions.path },
  { name: "dailyProfit", href: PAGES.dailyProfit.path },
] as const;

/** The earning pages side by side, and the daily profit, which lists the same by day. */
export async function EarningNav() {
  const t = await getTranslations("earning");
  return (
    <TabRow label={t("nav")}>
      {TABS.map(({ name, href }) => (
        <li key={name}>
          <NavLink href={href} match="exact" className={LINK_TAB_STYLE}>
            {t(`tabs.${name}`)}
          </NavLink>
        </li>
      ))}
    </TabRow>
  );
}
