import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list-pages";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/table-cards";
import { readMiningHistory } from "@/lib/mining/server";
import { HistoryExport } from "./history-export";
import { HistoryFilter } from "./history-filter";
import { HistoryRow } from "./history-row";
import { miningHref } from "./mining-href";
import { historyPeriod, type MiningQuery } from "./mining-query";

const SESSIONS_ON_A_PAGE = 7;
const COLUMNS =
  "minmax(9rem,1.4fr) minmax(5.5rem,0.9fr) minmax(6.75rem,1fr) minmax(6.75rem,1fr) minmax(6.75rem,1fr) minmax(6.75rem,1fr)";

interface HistorySectionProps {
  query: MiningQuery;
  timeZone: string;
}

/** The sessions with what each earned, those of some days alone, and all of them as a file. */
export async function HistorySection({ query, timeZone }: HistorySectionProps) {
  const period = historyPeriod(query, timeZone);
  const [t, mining, list] = await Promise.all([
    getTranslations("mining.history"),
    getTranslations("mining"),
    readMiningHistory({ ...period, page: query.page, pageSize: SESSIONS_ON_A_PAGE }),
  ]);
  const heading = <h2 className="text-lg">{t("title")}</h2>;
  if (!list) {
    return (
      <Card>
        {heading}
        <p className="mt-4 text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const isNarrowed = query.from !== null || query.to !== null;
  const clearHref = miningHref(query, { from: null, to: null, page: 1 });
  return (
    <section aria-label={t("title")} className={`${TABLE_SURFACE} md:pt-5`}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 md:px-6">
        <div>
          {heading}
          <p className="figures text-sm text-muted">{t("count", { count: list.total })}</p>
        </div>
        {list.total > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="text-sm text-muted">{t("exportNote")}</span>
            <HistoryExport
              period={period}
              texts={{
                label: t("export"),
                pending: t("exporting"),
                done: t("exported"),
                failed: t("exportFailed"),
                close: mining("close"),
              }}
            />
          </div>
        )}
      </div>
      {(list.total > 0 || isNarrowed) && (
        <HistoryFilter query={query} clearHref={isNarrowed ? clearHref : undefined} />
      )}
      {list.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface md:border-0">
          <EmptyState
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
        </div>
      ) : (
        <TableCards
          caption={t("title")}
          columns={COLUMNS}
          headings={[t("started"), t("status"), t("gross"), t("fee"), t("net"), t("claimed")]}
        >
          {list.items.map((session) => (
            <HistoryRow key={session.id} session={session} timeZone={timeZone} />
          ))}
        </TableCards>
      )}
      <ListPages
        label={t("pages")}
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => miningHref(query, { page })}
      />
    </section>
  );
}
