import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { TABLE_SURFACE, TableCard, TableCards, TableCell } from "@/app/_ui/data/table-cards";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { NoValue } from "@/app/_ui/text/no-value";
import type { GamePlay } from "@/lib/contract/game";
import type { HistoryFilter } from "@/lib/domain/game/history-filter";
import { readGameHistory, readWheel } from "@/lib/domain/game/server";
import { PAGES } from "@/lib/routes";
import { GameMissing } from "../../_components/game-missing";
import { prizeText } from "../../_components/prize-text";
import { VerifyButton } from "../../_components/verify/verify-button";
import { historyHref } from "./history-href";

interface HistoryRowProps {
  play: GamePlay;
  timeZone: string;
}

/** One spin or game: when, its score, its prize, and for a spin its check. */
async function HistoryRow({ play, timeZone }: HistoryRowProps) {
  const [locale, t, common, prizes] = await Promise.all([
    getLocale(),
    getTranslations("game"),
    getTranslations("common"),
    getTranslations("game.prizeWords"),
  ]);
  const { game, at, score, prize, spin } = play;
  const proof = spin && {
    serverSeed: spin.serverSeed,
    clientSeed: spin.clientSeed,
    nonce: spin.nonce,
    serverSeedHash: spin.serverSeedHash,
    segment: spin.segment,
    digest: spin.digest,
  };
  const none = <NoValue text={common("notAvailable")} />;
  return (
    <TableCard
      title={<span className="text-base font-semibold md:font-medium">{t(`games.${game}`)}</span>}
    >
      <TableCell label={t("date")} align="start">
        <MemberTime at={at} timeZone={timeZone} />
      </TableCell>
      <TableCell label={t("score")}>
        {score == null ? none : <span className="figures">{t("points", { count: score })}</span>}
      </TableCell>
      <TableCell label={t("prize")}>
        {prize ? (
          prizeText(prize, locale, prizes)
        ) : (
          <span className="text-muted">{t("noPrize")}</span>
        )}
      </TableCell>
      <TableCell label={t("proof")}>
        {proof ? (
          <VerifyButton spin={proof} size="small">
            {t("verify")}
          </VerifyButton>
        ) : (
          <span className="text-muted">{t("replayed")}</span>
        )}
      </TableCell>
    </TableCard>
  );
}

const COLUMNS =
  "minmax(8rem,1fr) minmax(11rem,1.3fr) minmax(6rem,0.8fr) minmax(8rem,1fr) minmax(7rem,0.9fr)";

interface HistorySectionProps {
  filter: HistoryFilter;
  timeZone: string;
}

/** The plays under the filter with their paging, or why there are none. */
export async function GameHistory({ filter, timeZone }: HistorySectionProps) {
  const [t, list] = await Promise.all([getTranslations("game"), readGameHistory(filter)]);
  if (!list) return <GameMissing isHistory={(await unlessDown(readWheel())) !== null} />;
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
