import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import {
  type JoinInterval,
  joinedIn,
  joinInterval,
  parseTeamFilter,
  type TeamFilter,
} from "@/lib/domain/team/query";
import { readJoins, readNetwork } from "@/lib/domain/team/server";
import { single } from "@/lib/list/search-params";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { readTeamFilter } from "../_components/team/read-team-filter";
import { JoinsCard } from "./_components/joins-card";
import { networkPlace } from "./_components/network-place";
import { NetworkSection } from "./_components/network-section";

/** One page of the network; a page beyond the last one is the last one. */
async function readNetworkPage(filter: TeamFilter) {
  const list = await readNetwork(filter);
  const isBeyond = list !== null && list !== "unknown-sponsor" && filter.page > list.pages;
  return isBeyond ? readNetwork({ ...filter, page: list.pages }) : list;
}

const DAYS = 7;
const SHOWN = 3;

interface NewestMemberProps {
  username: string;
  /** Masked, as the service gives it. */
  fullName?: string | null;
  /** A further line. */
  note?: string | null;
}

function NewestMember({ username, fullName, note }: NewestMemberProps) {
  return (
    <span className="block min-w-0">
      <span className="block truncate text-base font-medium">
        <bdi dir="ltr">{username}</bdi>
      </span>
      {fullName && (
        <span className="block truncate text-sm text-muted">
          <bdi>{fullName}</bdi>
        </span>
      )}
      {note && (
        <span className="block truncate text-sm text-muted">
          <bdi>{note}</bdi>
        </span>
      )}
    </span>
  );
}

const readNewest = () => readNetwork({ ...parseTeamFilter({}), pageSize: 10 });

/** Who joined within the last seven UTC days: how many, and the latest of them by name; nothing where nobody did. */
async function NewestCard({ timeZone }: { timeZone: string }) {
  const [t, days, latest] = await Promise.all([
    getTranslations("network"),
    readJoins("day"),
    readNewest(),
  ]);
  if (!days || !latest || latest === "unknown-sponsor") return null;
  const week = days.slice(-DAYS);
  const since = week[0]?.from ?? "";
  const count = joinedIn(week);
  if (count === 0) return null;
  const newest = latest.items.filter(({ joinedAt }) => joinedAt && joinedAt >= since);
  return (
    <Card>
      <CardHeading>{t("newest.title")}</CardHeading>
      <p className="figures-display text-3xl">{t("newest.count", { count })}</p>
      {newest.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {newest.slice(0, SHOWN).map(({ username, fullName, joinedAt, sponsor }) => (
            <li key={username} className="flex items-center justify-between gap-4 py-2.5">
              <NewestMember
                username={username}
                fullName={fullName}
                note={sponsor ? t("newest.sponsor", { username: sponsor }) : null}
              />
              <span className="shrink-0 text-end text-sm text-muted">
                {joinedAt && <MemberTime at={joinedAt} timeZone={timeZone} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface JoinsSectionProps {
  by: JoinInterval;
  /** Of the list below, which stays as it is when the interval changes. */
  filter: TeamFilter;
  timeZone: string;
}

/** Who joined over time, and who joined last. */
async function JoinsSection({ by, filter, timeZone }: JoinsSectionProps) {
  const [joins, newest] = await Promise.all([
    memberSection(() => JoinsCard({ by, filter }), `network.joins.titles.${by}`),
    memberSection(() => NewestCard({ timeZone }), "network.newest.title"),
  ]);
  return (
    <div className="mb-6 grid gap-5 empty:hidden lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {joins}
      {newest}
    </div>
  );
}

export const generateMetadata = () => pageMetadata("network");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ searchParams }: PageProps<"/network">) => {
  const params = await searchParams;
  startReads(readJoins("day"), readNewest());
  const filter = await readTeamFilter(params);
  const by = joinInterval(single(params, "by"));
  const place = networkPlace(by);
  startReads(readJoins(by), readNetwork(filter));
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
    }, "network.listLabel"),
    memberSection(() => JoinsSection({ by, filter, timeZone }), `network.joins.titles.${by}`),
  ]);
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={titles("network")} text={t("text")}>
        <LinkButton href={PAGES.team.path}>{t("openTeam")}</LinkButton>
      </PageHeading>
      <div className="flex flex-col">
        <div className="max-md:order-last max-md:mt-5">{joins}</div>
        {list}
      </div>
    </>
  );
});
