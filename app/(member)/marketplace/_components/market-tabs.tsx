import { getTranslations } from "next-intl/server";
import { LinkTabs } from "@/app/_ui/link-tabs";
import { MARKET_TABS, type MarketTab } from "@/lib/marketplace/query";
import { tabHref } from "./market-href";

/** The parts of the marketplace, each with its own address. */
export async function MarketTabs({ current }: { current: MarketTab }) {
  const t = await getTranslations("marketplace");
  const tabs = MARKET_TABS.map((tab) => ({
    label: t(`tabs.${tab}`),
    href: tabHref(tab),
    isCurrent: tab === current,
  }));
  return <LinkTabs label={t("sections")} tabs={tabs} />;
}
