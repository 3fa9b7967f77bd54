import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { exportTexts } from "@/app/_shell/export-texts";
import { ListPages } from "@/app/_shell/list-pages";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { TableCards } from "@/app/_ui/table-cards";
import { readStakingProducts, readStakingRewards } from "@/lib/earning/server";
import { STAKED_SYMBOL } from "../../_components/staked-symbol";
import { TableFrame } from "../../_components/table-frame";
import { REWARDS_ID } from "./anchors";
import { productNames } from "./product-name";
import { RewardRow } from "./reward-row";
import { RewardsExport } from "./rewards-export";
import { type StakeView, stakeHref } from "./stake-query";

const COLUMNS =
  "minmax(7rem,1fr) minmax(5rem,0.8fr) minmax(4rem,0.6fr) minmax(11rem,1.6fr) minmax(8rem,1fr)";

/** The daily rewards, the latest first, of one position or all, as rows and as a file. */
export async function RewardsSection({ view }: { view: StakeView }) {
  const [t, earning, nameOf, texts, list, products] = await Promise.all([
    getTranslations("staking.rewards"),
    getTranslations("earning"),
    productNames(),
    exportTexts(),
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
          <RewardsExport position={view.position} symbol={symbol} texts={texts} />
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
