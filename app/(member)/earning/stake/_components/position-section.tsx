import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { productNames } from "@/app/_shell/plans/product-name";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { STAKING_STATUSES } from "@/lib/contract/staking";
import { latestRewards, type StakingReward } from "@/lib/domain/staking/position";
import { readStakingPositions } from "@/lib/domain/staking/server";
import { POSITIONS_ID } from "./anchors";
import { PositionRow } from "./position-row";
import { type StakeView, stakeHref } from "./stake-query";

interface PositionSectionProps {
  view: StakeView;
  timeZone: string;
  /** Null while they cannot be had. */
  rewards: Promise<readonly StakingReward[] | null>;
}

/** The member's positions by status, or why there are none. */
export async function PositionSection({ view, timeZone, rewards: reading }: PositionSectionProps) {
  const [t, earning, nameOf, list, rewards] = await Promise.all([
    getTranslations("staking.positions"),
    getTranslations("earning"),
    productNames(),
    readStakingPositions(view.status, view.page),
    reading,
  ]);
  const latest = latestRewards(rewards ?? []);
  const { status } = view;
  return (
    <section aria-labelledby={POSITIONS_ID} className="mb-3">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={POSITIONS_ID} tabIndex={-1} className="text-lg outline-none">
          {t("title")}
        </h2>
        {list && (list.total > 0 || status) && (
          <SegmentedLinks
            label={t("filterLabel")}
            options={[null, ...STAKING_STATUSES].map((one) => ({
              href: stakeHref(view, { status: one }),
              label: one ? t(`statuses.${one}`) : t("all"),
              isCurrent: one === status,
            }))}
          />
        )}
      </div>
      {list && list.items.length > 0 ? (
        <div className={ROW_SURFACE}>
          <ul aria-labelledby={POSITIONS_ID}>
            {list.items.map((position) => (
              <PositionRow
                key={position.id}
                position={position}
                name={nameOf(position.isLocked ? position.days : null)}
                latest={latest.get(position.id) ?? null}
                now={list.now}
                timeZone={timeZone}
                view={view}
              />
            ))}
          </ul>
          <ListPages
            place="rows"
            label={earning("pages")}
            page={list.page}
            pages={list.pages}
            hrefOf={(page) => stakeHref(view, { page })}
          />
        </div>
      ) : (
        <Card>
          <NoPositions view={view} isMissing={!list} />
        </Card>
      )}
    </section>
  );
}

async function NoPositions({ view, isMissing }: { view: StakeView; isMissing: boolean }) {
  const t = await getTranslations("staking.positions");
  if (isMissing)
    return <EmptyState art="stake" title={t("missingTitle")} text={t("missingText")} />;
  if (!view.status) return <EmptyState art="stake" title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <EmptyState
      art="stake"
      title={t("noHitsTitle")}
      text={t("noHitsText")}
      action={<LinkButton href={stakeHref(view, { status: null })}>{t("clear")}</LinkButton>}
    />
  );
}
