import { getLocale, getTranslations } from "next-intl/server";
import { ListFooter } from "@/app/_shell/list/list-footer";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { TEAM_STATUSES, type TeamStatus } from "@/lib/contract/team/team-member";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { narrowedBy, type TeamFilter, WHOLE_TEAM } from "@/lib/domain/team/query";
import { readDirects } from "@/lib/domain/team/server";
import type { SearchParams } from "@/lib/list/search-params";
import { PAGE_SIZES } from "@/lib/list/search-params";
import { formatCount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { EmptyTeam } from "../../_components/invite/empty-team";
import { MemberFilter } from "../../_components/team/member-filter";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";
import { STATUS_TONES } from "../../_components/team/member-status";
import { MemberToolbar } from "../../_components/team/member-toolbar";
import { MiningNow } from "../../_components/team/mining-now";
import { readTeamFilter } from "../../_components/team/read-team-filter";
import { DirectsTable } from "./directs-table";
import { INVITE_ID, teamHref } from "./team-tab";

interface WhoCountsProps {
  statuses: Readonly<Record<TeamStatus, number>>;
  filter: TeamFilter;
  place: MemberListPlace;
}

/** How many count and how many do not, each with the reason and what they can do about it. */
async function WhoCounts({ statuses, filter, place }: WhoCountsProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("team.counts"),
    getTranslations("team.list"),
    getLocale(),
  ]);
  return (
    <Card className="mb-5">
      <CardHeading>{t("title")}</CardHeading>
      <ul className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {TEAM_STATUSES.map((status) => (
          <li key={status} className="flex min-w-0 flex-col items-start gap-2">
            <div className="flex items-center gap-2.5">
              <span className="figures-display text-2xl">
                {formatCount(statuses[status], locale)}
              </span>
              <Badge tone={STATUS_TONES[status]}>{words(`statuses.${status}`)}</Badge>
            </div>
            <p className="text-sm text-muted">{t(`reasons.${status}`)}</p>
            {statuses[status] > 0 && (
              <Link
                href={memberListHref(place, filter, { ...WHOLE_TEAM, status })}
                scroll={false}
                aria-label={t(`show.${status}`)}
                aria-current={filter.status === status ? "true" : undefined}
                className="relative mt-auto text-sm font-medium text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3"
              >
                {t("showThem")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const PLACE: MemberListPlace = { path: PAGES.team.path, kept: { tab: "directs" } };

/** The members whom the member invited: who counts, filters, the rows, and why there are none. */
export async function DirectsSection({ params }: { params: SearchParams }) {
  const filter = { ...(await readTeamFilter(params)), level: null, sponsor: null };
  const [t, list, user] = await Promise.all([
    getTranslations("team"),
    readDirects(filter),
    readProfile(),
  ]);
  if (!list) {
    return (
      <Card>
        <EmptyState
          art="team"
          title={t("directList.missingTitle")}
          text={t("directList.missingText")}
        />
      </Card>
    );
  }
  if (list.total === 0 && narrowedBy(filter) === 0) {
    return (
      <EmptyTeam
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={
          <LinkButton href={teamHref("overview", INVITE_ID)} tone="primary">
            {t("emptyAction")}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      {list.statuses && <WhoCounts statuses={list.statuses} filter={filter} place={PLACE} />}
      {list.mining && (
        <MiningNow
          mining={list.mining}
          {...{ filter, place: PLACE, timeZone: timeZoneOf(user.timeZone) }}
        />
      )}
      <MemberFilter filter={filter} place={PLACE} />
      {list.items.length === 0 ? (
        <Card>
          <EmptyState
            art="team"
            title={t("list.noHitsTitle")}
            text={t("list.noHitsText")}
            action={
              <LinkButton href={memberListHref(PLACE, filter, WHOLE_TEAM)}>
                {t("list.clear")}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <section aria-label={t("tabs.directs")} className={`${ROW_SURFACE} pt-3`}>
          <div className="px-4 md:px-0">
            <MemberToolbar
              total={list.total}
              filter={{ ...filter, level: 1 }}
              fileName="direct-referrals.csv"
            />
          </div>
          <DirectsTable items={list.items} timeZone={timeZoneOf(user.timeZone)} />
          <ListFooter
            page={list.page}
            pages={list.pages}
            pageSize={filter.pageSize}
            pageSizes={PAGE_SIZES}
            label={t("list.pages")}
            hrefOf={(change) => memberListHref(PLACE, filter, change as Partial<TeamFilter>)}
          />
        </section>
      )}
    </>
  );
}
