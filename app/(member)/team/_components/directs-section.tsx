import { getTranslations } from "next-intl/server";
import { ListFooter } from "@/app/_shell/list-footer";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { TABLE_SURFACE } from "@/app/_ui/table-cards";
import type { SearchParams } from "@/lib/list/search-params";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { PAGES } from "@/lib/routes";
import {
  NOT_NARROWED,
  narrowedBy,
  PAGE_SIZES,
  parseTeamFilter,
  type TeamFilter,
} from "@/lib/team/query";
import { readDirects } from "@/lib/team/server";
import { MemberFilter } from "../../_components/team/member-filter";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";
import { MemberToolbar } from "../../_components/team/member-toolbar";
import { DirectsTable } from "./directs-table";
import { INVITE_ID, teamHref } from "./team-tab";
import { WhoCounts } from "./who-counts";

const PLACE: MemberListPlace = { path: PAGES.team.path, kept: { tab: "directs" } };

/** The members whom the member invited: who counts, filters, the rows, and why there are none. */
export async function DirectsSection({ params }: { params: SearchParams }) {
  const filter = { ...parseTeamFilter(params), level: null, sponsor: null };
  const [t, list, user] = await Promise.all([
    getTranslations("team"),
    readDirects(filter),
    readProfile(),
  ]);
  if (!list) {
    return (
      <Card>
        <EmptyState title={t("directList.missingTitle")} text={t("directList.missingText")} />
      </Card>
    );
  }
  if (list.total === 0 && narrowedBy(filter) === 0) {
    return (
      <Card>
        <EmptyState
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <LinkButton href={teamHref("overview", INVITE_ID)} tone="primary">
              {t("emptyAction")}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <>
      {list.statuses && <WhoCounts statuses={list.statuses} filter={filter} place={PLACE} />}
      <MemberFilter filter={filter} place={PLACE} />
      {list.items.length === 0 ? (
        <Card>
          <EmptyState
            title={t("list.noHitsTitle")}
            text={t("list.noHitsText")}
            action={
              <LinkButton href={memberListHref(PLACE, filter, NOT_NARROWED)}>
                {t("list.clear")}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <section aria-label={t("tabs.directs")} className={`${TABLE_SURFACE} md:pt-4`}>
          <MemberToolbar
            total={list.total}
            filter={{ ...filter, level: 1 }}
            fileName="direct-referrals.csv"
          />
          <DirectsTable
            items={list.items}
            filter={filter}
            place={PLACE}
            timeZone={timeZoneOf(user.timeZone)}
          />
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
