import { getTranslations } from "next-intl/server";
import { type LinkTab, LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { readCapabilities } from "@/lib/domain/capability/server";
import { MARKETPLACE_TABS, type MarketplaceTab } from "@/lib/domain/marketplace/query";
import { RESALE_PATH } from "@/lib/paths";
import { tabHref } from "./marketplace-href";

/** The parts of the marketplace, each with its own address. */
export async function MarketplaceTabs({ current }: { current: MarketplaceTab | "resale" }) {
  const [t, { resale }] = await Promise.all([getTranslations("marketplace"), readCapabilities()]);
  const tabs: LinkTab[] = MARKETPLACE_TABS.map((tab) => ({
    label: t(`tabs.${tab}`),
    href: tabHref(tab),
    isCurrent: tab === current,
  }));
  const isResale = current === "resale";
  if (resale || isResale) {
    // Beside the catalogue of new ones.
    tabs.splice(1, 0, { label: t("tabs.resale"), href: RESALE_PATH, isCurrent: isResale });
  }
  return <LinkTabs label={t("sections")} tabs={tabs} />;
}
