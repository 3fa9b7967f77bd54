import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { Badge } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { TABLE_SURFACE, TableCard, TableCards, TableCell } from "@/app/_ui/data/table-cards";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import {
  MIN_RANKED_ROUNDS,
  PREDICTION_PERIODS,
  PREDICTION_SORTS,
  type PredictionLeader,
} from "@/lib/contract/prediction";
import type { PredictionQuery } from "@/lib/domain/prediction/query";
import { readPredictionLeaderboard } from "@/lib/domain/prediction/server";
import { formatRate, formatSignedAmount } from "@/lib/money/format";
import { predictionHref } from "../prediction-href";
import { STAKE_SYMBOL } from "../stake-symbol";

/** One place of the leaderboard; the member's own says so. */
async function LeaderRow({ leader }: { leader: PredictionLeader }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("prediction.leaderboard")]);
  const { rank, name, played, won, winRate, net, isMe } = leader;
  return (
    <TableCard
      title={
        <span className="flex items-center gap-3 text-base font-medium">
          <span className="figures w-7 shrink-0 text-muted">{rank}</span>
          <bdi dir="ltr">{name}</bdi>
          {isMe && <Badge tone="violet">{t("you")}</Badge>}
        </span>
      }
    >
      <TableCell label={t("played")}>
        <span className="figures">{played}</span>
      </TableCell>
      <TableCell label={t("won")}>
        <span className="figures">{won}</span>
      </TableCell>
      <TableCell label={t("winRate")}>
        <bdi dir="ltr" className="figures">
          {formatRate(winRate, locale)}
        </bdi>
      </TableCell>
      <TableCell label={t("net")}>
        <Amount
          raw={net}
          text={formatSignedAmount(net, STAKE_SYMBOL, locale)}
          className={net.startsWith("-") ? "text-down" : "text-up"}
        />
      </TableCell>
    </TableCard>
  );
}

const COLUMNS = "minmax(10rem,1.6fr) repeat(4,minmax(5rem,1fr))";

async function LeaderList({ query }: { query: PredictionQuery }) {
  const [t, board] = await Promise.all([
    getTranslations("prediction.leaderboard"),
    readPredictionLeaderboard(query),
  ]);
  if (!board) {
    return (
      <Card>
        <EmptyState art="prediction" title={t("missingTitle")} text={t("missingText")} />
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
          <EmptyState art="prediction" title={t("emptyTitle")} text={t("emptyText")} />
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
