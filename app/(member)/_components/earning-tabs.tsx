import { getTranslations } from "next-intl/server";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { readCapabilities } from "@/lib/domain/capability/server";
import { PAGES } from "@/lib/routes";

const TABS = [
  { name: "overview", href: PAGES.earning.path },
  { name: "stake", href: PAGES.stake.path },
  { name: "plans", href: PAGES.plans.path },
  { name: "commissions", href: PAGES.commissions.path },
  { name: "dailyProfit", href: PAGES.dailyProfit.path },
] as const;

/** The earning pages side by side, plans where the service has them, and the daily profit, which lists the same by day. */
export async function EarningTabs({ current }: { current: (typeof TABS)[number]["name"] }) {
  const [t, { plans }] = await Promise.all([getTranslations("earning"), readCapabilities()]);
  const shown = TABS.filter(({ name }) => name !== "plans" || plans || current === "plans");
  return (
    <LinkTabs
      label={t("nav")}
      tabs={shown.map(({ name, href }) => ({
        label: t(`tabs.${name}`),
        href,
        isCurrent: name === current,
      }))}
    />
  );
}
