import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { Texts } from "@/app/_shell/texts/texts";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { LeaderRow } from "@/app/_ui/data/leader-row";
import { RowGroup } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { AIRDROP_PERIODS, type AirdropLeader } from "@/lib/contract/airdrop";
import type { AirdropView } from "@/lib/domain/airdrop/query";
import { type Leaderboard, readAirdropLeaderboard } from "@/lib/domain/airdrop/server";
import { formatAmount } from "@/lib/money/format";
import { airdropHref } from "../airdrop-href";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";

/** Places, names and what was earned; the member's own stands below when it is on another page. */
async function LeaderRows({ items, me }: Pick<Leaderboard, "items" | "me">) {
  const [t, locale] = await Promise.all([getTranslations("airdrop.leaderboard"), getLocale()]);
  const row = ({ rank, name, amount, isMe }: AirdropLeader, index: number) => (
    <LeaderRow
      key={`${rank}-${index}`}
      rank={t("place", { rank })}
      name={name}
      you={isMe ? t("you") : undefined}
      amount={<Amount raw={amount} text={formatAmount(amount, AIRDROP_SYMBOL, locale)} />}
    />
  );
  const isListed = items.some(({ isMe }) => isMe);
  return (
    <>
      <ul aria-label={t("title")} className="border-t border-line">
        {items.map(row)}
      </ul>
      {!isListed &&
        (me ? (
          <RowGroup title={t("ownPlace")}>{row({ ...me, isMe: true }, 0)}</RowGroup>
        ) : (
          <p className="border-t border-line px-4 py-3 text-sm text-muted md:px-5">
            {t("noPlace")}
          </p>
        ))}
      <div className="border-t border-line px-4 py-1 empty:hidden md:px-5">
        <CutFacts
          isPublic
          symbol={AIRDROP_SYMBOL}
          locale={locale}
          facts={[...items, ...(me && !isListed ? [me] : [])].map(({ rank, name, amount }) => ({
            label: `${rank} · ${name}`,
            raw: amount,
          }))}
        />
      </div>
    </>
  );
}

/** Who earned most this week or in the season, with the member's own place and when it ends. */
export async function AirdropLeaderboard({ view }: { view: AirdropView }) {
  const { period, place } = view;
  const [t, tasks, locale, board] = await Promise.all([
    getTranslations("airdrop.leaderboard"),
    getTranslations("airdrop.tasks"),
    getLocale(),
    readAirdropLeaderboard(period, place),
  ]);
  if (!board) {
    return (
      <Card>
        <EmptyState title={t("missingTitle")} text={t("missingText")} />
      </Card>
    );
  }
  const { items, me, endsAt, serverTime, page, pages } = board;
  return (
    <TableFrame
      id="leaderboard"
      title={t("title")}
      aside={
        <SegmentedLinks
          label={t("periodLabel")}
          options={AIRDROP_PERIODS.map((value) => ({
            href: airdropHref(view, { period: value, place: 1 }),
            label: t(`periods.${value}`),
            isCurrent: value === period,
          }))}
        />
      }
    >
      <p className="px-4 pb-3 text-md text-muted md:px-5">
        {endsAt && Date.parse(endsAt) > Date.parse(serverTime) && (
          <Texts of={["countdown"]}>
            {t.rich("endsIn", {
              time: () => (
                <RunningCountdown
                  className="font-medium text-text"
                  until={endsAt}
                  serverNow={serverTime}
                />
              ),
            })}
            {sentenceGap(locale)}
          </Texts>
        )}
        {t("note")}
      </p>
      {items.length === 0 ? (
        <EmptyState
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <LinkButton href={airdropHref(view, { tab: "overview" })}>{tasks("title")}</LinkButton>
          }
        />
      ) : (
        <LeaderRows items={items} me={me} />
      )}
      <ListPages
        place="rows"
        label={t("pagesLabel")}
        page={page}
        pages={pages}
        hrefOf={(next) => airdropHref(view, { place: next })}
      />
    </TableFrame>
  );
}
