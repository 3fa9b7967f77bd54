import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { MAX_EXPORT_ROWS } from "@/lib/domain/prediction/client";
import type { PredictionQuery } from "@/lib/domain/prediction/query";
import { readPositions } from "@/lib/domain/prediction/server";
import { predictionHref } from "../prediction-href";
import { EntryRow } from "./entry-row";
import { PredictionExport } from "./history-export";

export interface HistoryListProps {
  query: PredictionQuery;
  timeZone: string;
}

type PositionPage = NonNullable<Awaited<ReturnType<typeof readPositions>>>;

async function NoPositions({ query, isMissing }: { query: PredictionQuery; isMissing: boolean }) {
  const t = await getTranslations("prediction.history");
  const { status } = query;
  if (isMissing) {
    return <EmptyState art="prediction" title={t("missingTitle")} text={t("missingText")} />;
  }
  if (status === null || status === "all") {
    return <EmptyState art="prediction" title={t("emptyTitle")} text={t("emptyText")} />;
  }
  return (
    <EmptyState
      art="prediction"
      title={t("noHitsTitle")}
      text={t("noHitsText")}
      action={
        <LinkButton href={predictionHref(query, { status: "all" })} scroll={false}>
          {t("clear")}
        </LinkButton>
      }
    />
  );
}

/** The latest entries, with the way to all of them. */
async function LatestPositions({
  list,
  query,
  timeZone,
}: HistoryListProps & { list: PositionPage }) {
  const [t, profile] = await Promise.all([
    getTranslations("prediction.history"),
    getTranslations("profile"),
  ]);
  return (
    <TableFrame
      id="own-rounds"
      title={t("listLabel")}
      note={t("count", { count: list.total })}
      aside={
        <Link href={predictionHref(query, { status: "all" })} className="tall-link">
          {profile("activityAll")}
        </Link>
      }
    >
      <ul aria-label={t("listLabel")} className="border-t border-line">
        {list.items.map((position) => (
          <EntryRow key={position.id} position={position} timeZone={timeZone} />
        ))}
      </ul>
    </TableFrame>
  );
}

/** The latest entries, or a page of those under the filter with all of them as a file, or why there are none. */
export async function HistoryList({ query, timeZone }: HistoryListProps) {
  const [t, file, locale, list] = await Promise.all([
    getTranslations("prediction.history"),
    getTranslations("export"),
    getLocale(),
    readPositions(query),
  ]);
  const isEmpty = !list || list.items.length === 0;
  if (!isEmpty && query.status === null) {
    return <LatestPositions list={list} query={query} timeZone={timeZone} />;
  }
  const limit = MAX_EXPORT_ROWS.toLocaleString(locale, { numberingSystem: "latn" });
  return (
    <section aria-label={t("listLabel")} className={`${ROW_SURFACE} pt-4`}>
      {isEmpty ? (
        <NoPositions query={query} isMissing={!list} />
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-4 md:px-5">
            <p className="figures text-md text-muted">{t("count", { count: list.total })}</p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span className="text-sm text-muted max-md:hidden">
                {list.total > MAX_EXPORT_ROWS ? t("tooManyRows", { limit }) : file("note")}
              </span>
              <Texts of={["export"]}>
                <PredictionExport status={query.status} />
              </Texts>
            </div>
          </div>
          <WeekRows
            items={list.items}
            at={({ enteredAt }) => enteredAt}
            timeZone={timeZone}
            row={(position) => (
              <EntryRow key={position.id} position={position} timeZone={timeZone} />
            )}
          />
          <ListPages
            place="rows"
            page={list.page}
            pages={list.pages}
            hrefOf={(page) => predictionHref(query, { page })}
            label={t("pages")}
          />
        </>
      )}
    </section>
  );
}
