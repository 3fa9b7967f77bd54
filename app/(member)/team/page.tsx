import { getTranslations } from "next-intl/server";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Texts } from "@/app/_shell/texts";
import { LinkButton } from "@/app/_ui/link-button";
import { LinkTabs } from "@/app/_ui/link-tabs";
import { PageHeading } from "@/app/_ui/page-heading";
import { type SearchParams, single } from "@/lib/list/search-params";
import { PAGES } from "@/lib/routes";
import { CreateDownlineButton } from "../_components/create-downline/create-downline-button";
import { CREATE_DOWNLINE_TEXTS } from "../_components/create-downline/create-downline-texts";
import { DirectsSection } from "./_components/directs-section";
import { Overview } from "./_components/overview";
import { RulesCard } from "./_components/rules-card";
import { SettlementsSection } from "./_components/settlements/settlements-section";
import { TEAM_TABS, type TeamTab, teamHref, teamTab } from "./_components/team-tab";

export const generateMetadata = () => pageMetadata("team");

/** What is new while the page is looked at: a purchase, a newcomer, a settlement. */
const REFRESH_SECONDS = 60;

const CONTENT: Readonly<
  Record<TeamTab, (props: { params: SearchParams }) => Promise<React.ReactNode>>
> = {
  overview: Overview,
  directs: DirectsSection,
  settlements: SettlementsSection,
  rules: RulesCard,
};

export default memberPage(async ({ searchParams }: PageProps<"/team">) => {
  const params = await searchParams;
  const tab = teamTab(single(params, "tab"));
  const [t, titles, content] = await Promise.all([
    getTranslations("team"),
    getTranslations("titles"),
    memberSection(() => CONTENT[tab]({ params })),
  ]);
  return (
    <>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={titles("team")} text={t("text")}>
        <LinkButton href={PAGES.network.path}>{t("openNetwork")}</LinkButton>
        <Texts of={CREATE_DOWNLINE_TEXTS}>
          <CreateDownlineButton seat={null} />
        </Texts>
      </PageHeading>
      <LinkTabs
        label={t("tabsLabel")}
        tabs={TEAM_TABS.map((name) => ({
          label: t(`tabs.${name}`),
          href: teamHref(name),
          isCurrent: name === tab,
        }))}
      />
      {content}
    </>
  );
});
