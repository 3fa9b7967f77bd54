import { getTranslations } from "next-intl/server";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { PAGES } from "@/lib/routes";

const TABS = [
  { name: "overview", href: PAGES.earning.path },
  { name: "stake", href: PAGES.stake.path },
  { name: "commissions", href: PAGES.commissions.path },
  { name: "dailyProfit", href: PAGES.dailyProfit.path },
] as const;

/** The earning pages side by side, and the daily profit, which lists the same by day. */
export async function EarningTabs({ current }: { current: (typeof TABS)[number]["name"] }) {
  const t = await getTranslations("earning");
  return (
    <LinkTabs
      label={t("nav")}
      tabs={TABS.map(({ name, href }) => ({
        label: t(`tabs.${name}`),
        href,
        isCurrent: name === current,
      }))}
    />
  );
}
