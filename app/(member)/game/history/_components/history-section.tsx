import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list-pages";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/table-cards";
import type { HistoryFilter } from "@/lib/game/history-filter";
import { readGameHistory } from "@/lib/game/server";
import { PAGES } from "@/lib/routes";
import { GameMissing } from "../../_components/game-missing";
import { historyHref } from "./history-href";
import { HistoryRow } from "./history-row";

const COLUMNS =
  "minmax(8rem,1fr) minmax(11rem,1.3fr) minmax(6rem,0.8fr) minmax(8rem,1fr) minmax(7rem,0.9fr)";

interface HistorySectionProps {
  filter: HistoryFilter;
  timeZone: string;
}

/** The plays under the filter with their paging, or why there are none. */
export async function HistorySection({ filter, timeZone }: HistorySectionProps) {
  const [t, list] = await Promise.all([getTranslations("game"), readGameHistory(filter)]);
  if (!list) return <GameMissing />;
  if (list.items.length === 0) {
    return (
      <Card>
        {filter.game ? (
          <EmptyState
            title={t("noHitsTitle")}
            text={t("noHitsText")}
            action={<LinkButton href={PAGES.gameHistory.path}>{t("showAll")}</LinkButton>}
          />
        ) : (
          <EmptyState
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={<LinkButton href={PAGES.gameWheel.path}>{t("openWheel")}</LinkButton>}
          />
        )}
      </Card>
    );
  }
  const { items, page, pages, total } = list;
  return (
    <section aria-label={t("historyLabel")} className={`${TABLE_SURFACE} md:pt-4`}>
      <p className="figures mb-4 text-md text-muted md:px-6">{t("playCount", { count: total })}</p>
      <TableCards
        caption={t("historyLabel")}
        columns={COLUMNS}
        headings={[
          t("game"),
          { label: t("date"), align: "start" },
          t("score"),
          t("prize"),
          t("proof"),
        ]}
      >
        {items.map((play) => (
          <HistoryRow key={play.id} play={play} timeZone={timeZone} />
        ))}
      </TableCards>
      <ListPages
        page={page}
        pages={pages}
        hrefOf={(next) => historyHref({ ...filter, page: next })}
        label={t("pages")}
      />
    </section>
  );
}
