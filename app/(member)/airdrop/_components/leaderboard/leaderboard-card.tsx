import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { Texts } from "@/app/_shell/texts/texts";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { AIRDROP_PERIODS } from "@/lib/contract/airdrop";
import type { AirdropView } from "@/lib/domain/airdrop/query";
import { readAirdropLeaderboard } from "@/lib/domain/airdrop/server";
import { airdropHref } from "../airdrop-href";
import { LeaderTable } from "./leader-table";

/** Who earned most this week or in the season, with the member's own place and when it ends. */
export async function AirdropLeaderboard({ view }: { view: AirdropView }) {
  const { period, place } = view;
  const [t, board] = await Promise.all([
    getTranslations("airdrop.leaderboard"),
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
    <Card>
      <CardHeading
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
        {t("title")}
      </CardHeading>
      {endsAt && Date.parse(endsAt) > Date.parse(serverTime) && (
        <p className="-mt-1 mb-3 text-md text-muted">
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
          </Texts>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <LeaderTable leaders={items} me={me} />
      )}
      <ListPages
        place="free"
        label={t("pagesLabel")}
        page={page}
        pages={pages}
        hrefOf={(next) => airdropHref(view, { place: next })}
      />
      <p className="mt-4 text-sm text-muted">{t("note")}</p>
    </Card>
  );
}
