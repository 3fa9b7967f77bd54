import { PiggyBank } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { productNames } from "@/app/_shell/plans/product-name";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { KindDisc, ListRow } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { Link } from "@/app/_ui/navigation/link";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { StakingReward } from "@/lib/domain/staking/position";
import { readStakingProducts, readStakingRewards } from "@/lib/domain/staking/server";
import { formatRowAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { STAKED_SYMBOL } from "../../_components/staked-symbol";
import { utcDayText } from "../../_components/utc-day-text";
import { REWARDS_ID } from "./anchors";
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
  const { day, positionId, amount, forfeited, status } = reward;
  const [t, common, locale, date] = await Promise.all([
    getTranslations("staking.rewards"),
    getTranslations("common"),
    getLocale(),
    utcDayText(day),
  ]);
  const name = product ?? common("notAvailable");
  const isForfeited = status === "forfeited";
  return (
    <ListRow
      ids={`${positionId} ${day}`}
      disc={<KindDisc symbol={symbol} kind={PiggyBank} />}
      title={
        <RowSheet
          title={date}
          details={
            <AllDigits>
              <FactList
                facts={[
                  { label: t("product"), value: name },
                  {
                    label: t("positionId"),
                    value: (
                      <bdi dir="ltr" className="figures">
                        {positionId}
                      </bdi>
                    ),
                  },
                  {
                    label: t("amount"),
                    value: <ExactAmount isPrivate raw={amount} symbol={symbol} locale={locale} />,
                  },
                  ...(forfeited && !isZero(forfeited)
                    ? [
                        {
                          label: t("statuses.forfeited"),
                          value: (
                            <ExactAmount
                              isPrivate
                              raw={forfeited}
                              symbol={symbol}
                              locale={locale}
                            />
                          ),
                        },
                      ]
                    : []),
                  { label: t("status"), value: t(`statuses.${status}`) },
                ]}
              />
            </AllDigits>
          }
        >
          <time dateTime={day} className="figures">
            {date}
          </time>
        </RowSheet>
      }
      chip={status !== "paid" && <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>}
      text={name}
      amount={
        <Amount
          isPrivate
          raw={amount}
          text={formatRowAmount(amount, symbol, locale, !isForfeited)}
          className={isForfeited ? "text-muted line-through" : "text-up"}
        />
      }
      value={status !== "paid" && <span className="md:hidden">{t(`statuses.${status}`)}</span>}
    />
  );
}

/** The daily rewards, the latest first, of one position or all, as rows and as a file. */
export async function RewardsSection({ view }: { view: StakeView }) {
  const [t, earning, nameOf, list, products] = await Promise.all([
    getTranslations("staking.rewards"),
    getTranslations("earning"),
    productNames(),
    readStakingRewards(view.position, view.rewards),
    unlessDown(readStakingProducts()),
  ]);
  const title = view.position ? t("ofPosition", { id: view.position }) : t("title");
  const showAll = view.position !== null && (
    <Link href={stakeHref(view, { position: null }, REWARDS_ID)} className="tall-link">
      {t("showAll")}
    </Link>
  );
  if (!list || list.items.length === 0) {
    return (
      <Card id={REWARDS_ID}>
        <EmptyState
          art="stake"
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
      <WeekRows
        items={list.items}
        at={({ day }) => day}
        timeZone="UTC"
        row={(reward) => (
          <RewardRow
            key={`${reward.positionId} ${reward.day}`}
            reward={reward}
            symbol={symbol}
            product={names.get(reward.productId ?? "") ?? null}
          />
        )}
      />
      <ListPages
        place="rows"
        label={earning("pages")}
        page={list.page}
        pages={list.pages}
        hrefOf={(rewards) => stakeHref(view, { rewards })}
      />
    </TableFrame>
  );
}
