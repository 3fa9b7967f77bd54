import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { MAX_EXPORT_ROWS } from "@/lib/domain/prediction/client";
import type { PredictionQuery } from "@/lib/domain/prediction/query";
import { readPositions } from "@/lib/domain/prediction/server";
import { predictionHref } from "../prediction-href";
import { PredictionExport } from "./history-export";
import { PositionRow } from "./position-row";

export interface HistoryListProps {
  query: PredictionQuery;
  timeZone: string;
}

/** One page of the entries under the filter, with all of them as a file, or why there are none. */
export async function HistoryList({ query, timeZone }: HistoryListProps) {
  const [t, file, locale, list] = await Promise.all([
    getTranslations("prediction.history"),
    getTranslations("export"),
    getLocale(),
    readPositions(query),
  ]);
  if (!list)
    return <EmptyState art="prediction" title={t("missingTitle")} text={t("missingText")} />;
  if (list.items.length === 0) {
    return query.status ? (
      <EmptyState
        art="prediction"
        title={t("noHitsTitle")}
        text={t("noHitsText")}
        action={
          <LinkButton href={predictionHref(query, { status: null })} scroll={false}>
            {t("clear")}
          </LinkButton>
        }
      />
    ) : (
      <EmptyState art="prediction" title={t("emptyTitle")} text={t("emptyText")} />
    );
  }
  const limit = MAX_EXPORT_ROWS.toLocaleString(locale, { numberingSystem: "latn" });
  return (
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
          <PositionRow key={position.id} position={position} timeZone={timeZone} />
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
  );
}
