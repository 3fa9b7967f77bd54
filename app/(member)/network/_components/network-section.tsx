import { getLocale, getTranslations } from "next-intl/server";
import { ListFooter } from "@/app/_shell/list/list-footer";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { narrowedBy, type TeamFilter, WHOLE_TEAM } from "@/lib/domain/team/query";
import type { NetworkPage } from "@/lib/domain/team/server";
import { PAGE_SIZES } from "@/lib/list/search-params";
import { formatCount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { EmptyTeam } from "../../_components/invite/empty-team";
import { MemberFilter } from "../../_components/team/member-filter";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";
import { MemberToolbar } from "../../_components/team/member-toolbar";
import { MiningNow } from "../../_components/team/mining-now";
import { NetworkTable } from "./network-table";

/** Whose direct referrals the list shows, and the way back to everybody. Nothing without a sponsor. */
async function SponsorLine({ filter, place }: { filter: TeamFilter; place: MemberListPlace }) {
  const t = await getTranslations("network");
  if (filter.sponsor === null) return null;
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-md">
      <span className="font-medium">{t("sponsored", { username: filter.sponsor })}</span>
      <Link
        href={memberListHref(place, filter, { sponsor: null })}
        scroll={false}
        className="relative font-medium text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3"
      >
        {t("everybody")}
      </Link>
    </p>
  );
}

interface LevelTabsProps {
  levels: NonNullable<NetworkPage["levels"]>;
  filter: TeamFilter;
  place: MemberListPlace;
}

/** All levels and each one with its number of members; the filters stay from one to the next. */
async function LevelTabs({ levels, filter, place }: LevelTabsProps) {
  const [t, locale] = await Promise.all([getTranslations("network"), getLocale()]);
  const number = (value: number) => formatCount(value, locale);
  const all = levels.reduce((sum, { members }) => sum + members, 0);
  const tabs = [
    { level: null, label: t("allLevels", { number: number(all) }) },
    ...levels.map(({ level, members }) => ({
      level,
      label: t("level", { level: number(level), number: number(members) }),
    })),
  ];
  return (
    <LinkTabs
      label={t("levelsLabel")}
      tabs={tabs.map(({ level, label }) => ({
        label,
        href: memberListHref(place, filter, { level }),
        isCurrent: level === filter.level,
      }))}
    />
  );
}

interface NetworkSectionProps {
  /** Null when the service keeps no network. */
  list: NetworkPage | null;
  filter: TeamFilter;
  place: MemberListPlace;
  timeZone: string;
}

/** Levels, filters and the members under them, or why there are none. */
export async function NetworkSection({ list, filter, place, timeZone }: NetworkSectionProps) {
  const [t, words] = await Promise.all([getTranslations("network"), getTranslations("team.list")]);
  if (!list) {
    return (
      <Card>
        <EmptyState art="team" title={t("missingTitle")} text={t("missingText")} />
      </Card>
    );
  }
  const isEmpty = list.total === 0;
  if (isEmpty && filter.level === null && narrowedBy(filter) === 0) {
    return (
      <EmptyTeam
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={
          <LinkButton href={PAGES.team.path} tone="primary">
            {t("emptyAction")}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      {list.levels && <LevelTabs levels={list.levels} filter={filter} place={place} />}
      <MemberFilter filter={filter} place={place} />
      <SponsorLine filter={filter} place={place} />
      {list.mining && <MiningNow mining={list.mining} {...{ filter, place, timeZone }} />}
      {isEmpty ? (
        <Card>
          <EmptyState
            art="team"
            title={words("noHitsTitle")}
            text={words("noHitsText")}
            action={
              <LinkButton href={memberListHref(place, filter, { ...WHOLE_TEAM, level: null })}>
                {words("clear")}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <section aria-label={t("listLabel")} className={`${ROW_SURFACE} pt-3 md:pt-4`}>
          <div className="max-md:px-4">
            <MemberToolbar total={list.total} filter={filter} fileName="network.csv" />
          </div>
          <NetworkTable items={list.items} filter={filter} place={place} timeZone={timeZone} />
          <ListFooter
            page={list.page}
            pages={list.pages}
            pageSize={filter.pageSize}
            pageSizes={PAGE_SIZES}
            label={words("pages")}
            hrefOf={(change) => memberListHref(place, filter, change as Partial<TeamFilter>)}
          />
        </section>
      )}
    </>
  );
}
