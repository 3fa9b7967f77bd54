import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { Texts } from "@/app/_shell/texts/texts";
import { DateRange } from "@/app/_ui/control/date-range";
import { FilterBar } from "@/app/_ui/control/filter-bar";
import { LinkButton } from "@/app/_ui/control/link-button";
import { MissingCard, TableFrame } from "@/app/_ui/data/table-frame";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readMiningHistory } from "@/lib/domain/mining/server";
import { PAGES } from "@/lib/routes";
import { miningHref } from "../mining-href";
import { historyPeriod, type MiningQuery, miningSearch } from "../mining-query";
import { MiningExport } from "./history-export";
import { HistoryRow } from "./history-row";

interface HistoryFilterProps {
  query: MiningQuery;
  /** The list of all sessions; absent when it is shown. */
  clearHref?: string;
}

/** The days in which sessions started; what else stands in the address stays. */
async function HistoryFilter({ query, clearHref }: HistoryFilterProps) {
  const t = await getTranslations("mining.history");
  const kept = new URLSearchParams(miningSearch({ ...query, from: null, to: null, page: 1 }));
  return (
    <div className="px-4 md:px-5">
      <FilterBar
        label={t("filter")}
        action={PAGES.mining.path}
        texts={{ apply: t("apply"), clear: t("clear") }}
        clearHref={clearHref}
        kept={kept}
      >
        <div className="w-full min-w-0 sm:w-88">
          <DateRange
            key={`${query.from}-${query.to}`}
            texts={{
              legend: t("period"),
              from: t("from"),
              to: t("to"),
              presets: t("presets"),
              order: t("order"),
            }}
            from={query.from ?? ""}
            to={query.to ?? ""}
          />
        </div>
      </FilterBar>
    </div>
  );
}

const SESSIONS_ON_A_PAGE = 7;
interface HistorySectionProps {
  query: MiningQuery;
  timeZone: string;
}

/** The sessions with what each earned, those of some days alone, and all of them as a file. */
export async function MiningHistorySection({ query, timeZone }: HistorySectionProps) {
  const period = historyPeriod(query, timeZone);
  const [t, file, list] = await Promise.all([
    getTranslations("mining.history"),
    getTranslations("export"),
    readMiningHistory({ ...period, page: query.page, pageSize: SESSIONS_ON_A_PAGE }),
  ]);
  if (!list) {
    return <MissingCard title={t("title")} text={t("missing")} />;
  }
  const isNarrowed = query.from !== null || query.to !== null;
  const clearHref = miningHref(query, { from: null, to: null, page: 1 });
  return (
    <TableFrame
      id="mining-sessions"
      title={t("title")}
      note={t("count", { count: list.total })}
      aside={
        list.total > 0 && (
          <>
            <span className="text-sm text-muted max-md:hidden">{file("note")}</span>
            <Texts of={["export"]}>
              <MiningExport period={period} />
            </Texts>
          </>
        )
      }
    >
      {(list.total > 0 || isNarrowed) && (
        <HistoryFilter query={query} clearHref={isNarrowed ? clearHref : undefined} />
      )}
      {list.items.length === 0 ? (
        <EmptyState
          art="session"
          title={t(isNarrowed ? "noHitsTitle" : "emptyTitle")}
          text={t(isNarrowed ? "noHitsText" : "emptyText")}
          action={
            isNarrowed && (
              <LinkButton href={clearHref} scroll={false}>
                {t("clear")}
              </LinkButton>
            )
          }
        />
      ) : (
        <WeekRows
          items={list.items}
          at={({ startedAt }) => startedAt}
          timeZone={timeZone}
          row={(session) => <HistoryRow key={session.id} session={session} timeZone={timeZone} />}
        />
      )}
      <ListPages
        place="rows"
        label={t("pages")}
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => miningHref(query, { page })}
      />
    </TableFrame>
  );
}

const LATEST_SESSIONS = 2;

export const readLatestSessions = () => readMiningHistory({ page: 1, pageSize: LATEST_SESSIONS });

/** The newest sessions, with the way to all of them. */
export async function LatestSessions({ query, timeZone }: HistorySectionProps) {
  const [t, words, list] = await Promise.all([
    getTranslations("mining.history"),
    getTranslations("profile"),
    readLatestSessions(),
  ]);
  if (!list) return <MissingCard title={t("title")} text={t("missing")} />;
  return (
    <TableFrame
      id="mining-latest"
      title={t("title")}
      note={t("count", { count: list.total })}
      aside={
        list.total > list.items.length && (
          <Link href={miningHref(query, { view: "sessions" })} className="tall-link">
            {words("activityAll")}
          </Link>
        )
      }
    >
      {list.items.length === 0 ? (
        <EmptyState art="session" title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <WeekRows
          items={list.items}
          at={({ startedAt }) => startedAt}
          timeZone={timeZone}
          row={(session) => <HistoryRow key={session.id} session={session} timeZone={timeZone} />}
        />
      )}
    </TableFrame>
  );
}
