import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { TableCard, TableCards, TableCell } from "@/app/_ui/data/table-cards";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { StakingReward } from "@/lib/domain/staking/position";
import { readStakingProducts, readStakingRewards } from "@/lib/domain/staking/server";
import { formatAmount } from "@/lib/money/format";
import { STAKED_SYMBOL } from "../../_components/staked-symbol";
import { utcDayText } from "../../_components/utc-day-text";
import { REWARDS_ID } from "./anchors";
import { productNames } from "./product-name";
import { RewardsExport } from "./rewards-export";
import { type StakeView, stakeHref } from "./stake-query";

const TONES: Readonly<Record<StakingReward["status"], BadgeTone>> = {
  paid: "up",
  locked: "violet",
  released: "up",
  forfeited: "warn",
};

interface RewardRowProps {
  reward: StakingReward;
  symbol: string;
  /** The product's name; null for one that is not offered any more. */
  product: string | null;
}

/** The reward of one UTC day and what became of it. */
async function RewardRow({ reward, symbol, product }: RewardRowProps) {
  const { day, positionId, amount, status } = reward;
  const [t, common, locale, date] = await Promise.all([
    getTranslations("staking.rewards"),
    getTranslations("common"),
    getLocale(),
    utcDayText(day),
  ]);
  return (
    <TableCard
      title={
        <time dateTime={day} className="figures font-semibold">
          {date}
        </time>
      }
    >
      <TableCell label={t("product")}>
        {product ?? <NoValue text={common("notAvailable")} />}
      </TableCell>
      <TableCell label={t("positionId")}>
        <bdi dir="ltr" className="figures">
          {positionId}
        </bdi>
      </TableCell>
      <TableCell label={t("amount")}>
        <Amount isPrivate raw={amount} text={formatAmount(amount, symbol, locale)} />
      </TableCell>
      <TableCell label={t("status")}>
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      </TableCell>
    </TableCard>
  );
}

const COLUMNS =
  "minmax(7rem,1fr) minmax(5rem,0.8fr) minmax(4rem,0.6fr) minmax(11rem,1.6fr) minmax(8rem,1fr)";

/** The daily rewards, the latest first, of one position or all, as rows and as a file. */
export async function RewardsSection({ view }: { view: StakeView }) {
  const [t, earning, nameOf, list, products] = await Promise.all([
    getTranslations("staking.rewards"),
    getTranslations("earning"),
    productNames(),
    readStakingRewards(view.position, view.rewards),
    readStakingProducts(),
  ]);
  const title = view.position ? t("ofPosition", { id: view.position }) : t("title");
  const showAll = view.position !== null && (
    <Link
      href={stakeHref(view, { position: null }, REWARDS_ID)}
      prefetch={false}
      className="inline-flex min-h-11 items-center text-md font-medium text-accent-text underline-offset-4 hover:underline"
    >
      {t("showAll")}
    </Link>
  );
  if (!list || list.items.length === 0) {
    return (
      <Card id={REWARDS_ID}>
        <EmptyState
          title={list ? t("emptyTitle") : t("missingTitle")}
          text={list ? t("emptyText") : t("missingText")}
          action={
            view.position && (
              <LinkButton href={stakeHref(view, { position: null })}>{t("showAll")}</LinkButton>
            )
          }
        />
      </Card>
    );
  }
  const symbol = products?.items[0]?.symbol ?? STAKED_SYMBOL;
  const names = new Map(products?.items.map(({ id, days }) => [id, nameOf(days)]));
  return (
    <TableFrame
      id={REWARDS_ID}
      title={title}
      aside={
        <>
          {showAll}
          <span className="figures text-md text-muted">{t("count", { count: list.total })}</span>
          <Texts of={["export"]}>
            <RewardsExport position={view.position} symbol={symbol} />
          </Texts>
        </>
      }
    >
      <TableCards
        caption={title}
        columns={COLUMNS}
        headings={[t("day"), t("product"), t("positionId"), t("amount"), t("status")]}
      >
        {list.items.map((reward) => (
          <RewardRow
            key={`${reward.positionId} ${reward.day}`}
            reward={reward}
            symbol={symbol}
            product={names.get(reward.productId ?? "") ?? null}
          />
        ))}
      </TableCards>
      <ListPages
        label={earning("pages")}
        page={list.page}
        pages={list.pages}
        hrefOf={(rewards) => stakeHref(view, { rewards })}
      />
    </TableFrame>
  );
}
