import { getTranslations } from "next-intl/server";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { readCapabilities } from "@/lib/domain/capability/server";
import { PAGES } from "@/lib/routes";
import { miningHref } from "./mining-href";
import { MINING_VIEWS, type MiningQuery } from "./mining-query";

/** What each view of mining is called. */
export const MINING_VIEW_TITLES = {
  session: "mining.session.title",
  rate: "mining.rate.title",
  team: "mining.team.title",
  sessions: "mining.history.title",
} as const;

interface MiningTabsProps {
  query: MiningQuery;
  /** The page of the automation is shown, which is beside the views. */
  isAutomation?: boolean;
}

/** The views of mining, and its automation where the service has it. */
export async function MiningTabs({ query, isAutomation = false }: MiningTabsProps) {
  const [t, { automation }] = await Promise.all([getTranslations(), readCapabilities()]);
  const views = MINING_VIEWS.map((view) => ({
    href: miningHref(query, { view }),
    label: t(view === "team" ? "titles.team" : MINING_VIEW_TITLES[view]),
    isCurrent: view === query.view && !isAutomation,
  }));
  const own = {
    href: PAGES.miningAutomation.path,
    label: t("titles.automation"),
    isCurrent: isAutomation,
  };
  return (
    <LinkTabs
      label={t("titles.mining")}
      tabs={automation || isAutomation ? [...views, own] : views}
    />
  );
}
