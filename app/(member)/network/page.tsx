import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { LinkButton } from "@/app/_ui/link-button";
import { PageHeading } from "@/app/_ui/page-heading";
import { single } from "@/lib/list/search-params";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { PAGES } from "@/lib/routes";
import { joinInterval } from "@/lib/team/joins";
import { parseTeamFilter } from "@/lib/team/query";
import { JoinsSection } from "./_components/joins-section";
import { networkPlace } from "./_components/network-place";
import { NetworkSection } from "./_components/network-section";
import { readNetworkPage } from "./_components/read-network-page";

export const generateMetadata = () => pageMetadata("network");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ searchParams }: PageProps<"/network">) => {
  const params = await searchParams;
  const filter = parseTeamFilter(params);
  const by = joinInterval(single(params, "by"));
  const place = networkPlace(by);
  const [t, titles, user] = await Promise.all([
    getTranslations("network"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const [list, joins] = await Promise.all([
    memberSection(async () => {
      const page = await readNetworkPage(filter);
      // Whoever is not in the own network does not exist here.
      if (page === "unknown-sponsor") notFound();
      return <NetworkSection list={page} filter={filter} place={place} timeZone={timeZone} />;
    }),
    memberSection(() => JoinsSection({ by, filter, timeZone })),
  ]);
  return (
    <>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={titles("network")} text={t("text")}>
        <LinkButton href={PAGES.team.path}>{t("openTeam")}</LinkButton>
      </PageHeading>
      {joins}
      {list}
    </>
  );
});
