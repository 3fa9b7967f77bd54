import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list-pages";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/table-cards";
import { MIN_RANKED_ROUNDS, PREDICTION_PERIODS, PREDICTION_SORTS } from "@/lib/contract/prediction";
import type { PredictionQuery } from "@/lib/prediction/query";
import { readLeaderboard } from "@/lib/prediction/server";
import { LeaderRow } from "./leader-row";
import { predictionHref } from "./prediction-href";

const COLUMNS = "minmax(10rem,1.6fr) repeat(4,minmax(5rem,1fr))";

async function LeaderList({ query }: { query: PredictionQuery }) {
  const [t, board] = await Promise.all([
    getTranslations("prediction.leaderboard"),
    readLeaderboard(query),
  ]);
  if (!board) {
    return (
      <Card>
        <EmptyState title={t("missingTitle")} text={t("missingText")} />
      </Card>
    );
  }
  const count = board.minRounds ?? MIN_RANKED_ROUNDS;
  const { me, total } = board;
  return (
    <>
      <p className="mb-1 text-md text-muted">{t("rule", { count })}</p>
      <p className="mb-4 text-md text-muted">{t("utc")}</p>
      <p className="mb-4 text-base font-medium">
        {me ? t("ownPlace", { rank: me.rank, total }) : t("notListed")}
      </p>
      <section aria-label={t("listLabel")} className={`${TABLE_SURFACE} md:pt-4`}>
        {board.items.length === 0 ? (
          <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <TableCards
            caption={t("listLabel")}
            columns={COLUMNS}
            headings={[t("member"), t("played"), t("won"), t("winRate"), t("net")]}
          >
            {board.items.map((leader) => (
              <LeaderRow key={leader.rank} leader={leader} />
            ))}
          </TableCards>
        )}
        <ListPages
          page={board.page}
          pages={board.pages}
          hrefOf={(page) => predictionHref(query, { page })}
          label={t("pages")}
        />
      </section>
    </>
  );
}

/** Members by net, win rate or rounds, over a period; the choice stands in the address. */
export async function LeaderboardSection({ query }: { query: PredictionQuery }) {
  const [t, list] = await Promise.all([
    getTranslations("prediction.leaderboard"),
    LeaderList({ query }),
  ]);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <SegmentedLinks
          label={t("period")}
          options={PREDICTION_PERIODS.map((period) => ({
            href: predictionHref(query, { period }),
            label: t(`periods.${period}`),
            isCurrent: period === query.period,
          }))}
        />
        <SegmentedLinks
          label={t("sort")}
          options={PREDICTION_SORTS.map((sort) => ({
            href: predictionHref(query, { sort }),
            label: t(`sorts.${sort}`),
            isCurrent: sort === query.sort,
          }))}
        />
      </div>
      {list}
    </>
  );
}
