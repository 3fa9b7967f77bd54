import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { LeaderRow } from "@/app/_ui/data/leader-row";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import {
  MIN_RANKED_ROUNDS,
  PREDICTION_PERIODS,
  PREDICTION_SORTS,
  type PredictionLeader,
} from "@/lib/contract/prediction";
import { MERLIN } from "@/lib/contract/values/tokens";
import type { PredictionQuery } from "@/lib/domain/prediction/query";
import { readPredictionLeaderboard } from "@/lib/domain/prediction/server";
import { formatPoints, formatRate, formatSignedAmount } from "@/lib/money/format";
import { predictionHref } from "../prediction-href";

/** One place of the leaderboard; the member's own says so. */
async function LeaderboardRow({ leader }: { leader: PredictionLeader }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("prediction.leaderboard")]);
  const { rank, name, played, won, winRate, net, isMe } = leader;
  const figures = [
    [t("winRate"), formatRate(winRate, locale)],
    [t("played"), formatPoints(String(played), locale)],
    [t("won"), formatPoints(String(won), locale)],
  ] as const;
  return (
    <LeaderRow
      rank={formatPoints(String(rank), locale)}
      name={name}
      you={isMe ? t("you") : undefined}
      text={figures.map(([label, value], index) => (
        <span key={label} className={index > 0 ? "max-sm:hidden" : ""}>
          {index > 0 && " · "}
          {label}{" "}
          <bdi dir="ltr" className="figures">
            {value}
          </bdi>
        </span>
      ))}
      amount={
        <Amount
          raw={net}
          text={formatSignedAmount(net, MERLIN, locale)}
          className={net.startsWith("-") ? "" : "text-up"}
        />
      }
    />
  );
}

async function LeaderList({ query }: { query: PredictionQuery }) {
  const [locale, t, board] = await Promise.all([
    getLocale(),
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
      <p className="mb-3 text-base font-medium">
        {me ? t("ownPlace", { rank: me.rank, total }) : t("notListed")}
      </p>
      <section aria-label={t("listLabel")} className={ROW_SURFACE}>
        {board.items.length === 0 ? (
          <EmptyState art="prediction" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <ul aria-label={t("listLabel")}>
            {board.items.map((leader) => (
              <LeaderboardRow key={leader.rank} leader={leader} />
            ))}
          </ul>
        )}
        <div className="border-t border-line px-4 py-1 empty:hidden md:px-5">
          <CutFacts
            isPublic
            symbol={MERLIN}
            locale={locale}
            facts={board.items.map(({ rank, name, net }) => ({
              label: `${formatPoints(String(rank), locale)} · ${name}`,
              raw: net,
            }))}
          />
        </div>
        <ListPages
          place="rows"
          page={board.page}
          pages={board.pages}
          hrefOf={(page) => predictionHref(query, { page })}
          label={t("pages")}
        />
      </section>
      <p className="mt-3 text-sm text-muted">
        {t("rule", { count })}
        {sentenceGap(locale)}
        {t("utc")}
      </p>
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
