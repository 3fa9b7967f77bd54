import { getTranslations } from "next-intl/server";
import { ListFooter } from "@/app/_shell/list-footer";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { TABLE_SURFACE } from "@/app/_ui/table-cards";
import { PAGES } from "@/lib/routes";
import { NOT_NARROWED, narrowedBy, PAGE_SIZES, type TeamFilter } from "@/lib/team/query";
import type { NetworkPage } from "@/lib/team/server";
import { MemberFilter } from "../../_components/team/member-filter";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";
import { MemberToolbar } from "../../_components/team/member-toolbar";
import { LevelTabs } from "./level-tabs";
import { NetworkTable } from "./network-table";
import { SponsorLine } from "./sponsor-line";

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
        <EmptyState title={t("missingTitle")} text={t("missingText")} />
      </Card>
    );
  }
  const isEmpty = list.total === 0;
  if (isEmpty && filter.level === null && narrowedBy(filter) === 0) {
    return (
      <Card>
        <EmptyState
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <LinkButton href={PAGES.team.path} tone="primary">
              {t("emptyAction")}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <>
      {list.levels && <LevelTabs levels={list.levels} filter={filter} place={place} />}
      <MemberFilter filter={filter} place={place} />
      <SponsorLine filter={filter} place={place} />
      {isEmpty ? (
        <Card>
          <EmptyState
            title={words("noHitsTitle")}
            text={words("noHitsText")}
            action={
              <LinkButton href={memberListHref(place, filter, { ...NOT_NARROWED, level: null })}>
                {words("clear")}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <section aria-label={t("listLabel")} className={`${TABLE_SURFACE} md:pt-4`}>
          <MemberToolbar total={list.total} filter={filter} fileName="network.csv" />
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
