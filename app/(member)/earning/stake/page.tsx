import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { topUpWays } from "@/app/_order/top-up-ways";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { productNames } from "@/app/_shell/plans/product-name";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { Tabs } from "@/app/_ui/navigation/tabs";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { User } from "@/lib/contract/account";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import {
  readNewestRewards,
  readStakingPositions,
  readStakingProducts,
  readStakingRewards,
  readStakingSummary,
} from "@/lib/domain/staking/server";
import { startOfDay, utcDay } from "@/lib/domain/transaction/days";
import { readWallets } from "@/lib/domain/wallet/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { startReads } from "@/lib/session/server";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import { STAKED_SYMBOL } from "../_components/staked-symbol";
import { LazyStakeCalculator } from "./_components/calculator/calculator.lazy";
import { PositionSection } from "./_components/position-section";
import { ProductPanel } from "./_components/product-panel";
import { RewardsSection } from "./_components/rewards-section";
import { parseStakeView, STAKE_LISTS, type StakeView, stakeHref } from "./_components/stake-query";
import { type NamedProduct, StakingProvider } from "./_components/staking-provider";
import { SummaryCard } from "./_components/summary-card";

/** Where the rewards come from and what is not promised, before anything is staked. */
async function YieldNote() {
  const t = await getTranslations("staking.yield");
  return (
    <details className="mt-3">
      <summary className="more-summary">{t("title")}</summary>
      <ul className="mt-1 grid max-w-4xl list-disc gap-1 ps-4 text-md text-muted">
        <li>{t("source")}</li>
        <li>{t("rate")}</li>
        <li>{t("risk")}</li>
      </ul>
    </details>
  );
}

/** What the islands of the staking page have to know: balance, price, ways to get more. */
async function stakeFacts(products: readonly NamedProduct[], now: Date, user: User) {
  const symbol = products[0]?.symbol ?? STAKED_SYMBOL;
  const [topUp, locale, wallets] = await Promise.all([
    getTranslations("topUp"),
    getLocale(),
    unlessDown(readWallets()),
  ]);
  const wallet = wallets?.get(symbol);
  return {
    products,
    symbol,
    available: wallet?.available ?? null,
    price: wallet?.price ?? null,
    topUp: topUpWays(symbol, wallets ?? new Map(), topUp),
    locale,
    timeZone: timeZoneOf(user.timeZone),
    memberId: memberId(user),
    now: now.toISOString(),
  };
}

async function readOffers() {
  const { stakeChanges } = await readCapabilities();
  return readStakingProducts(stakeChanges ?? false);
}

/** What is offered, each by its name; none where the service offers nothing. */
async function readNamedOffers() {
  const [offers, nameOf] = await Promise.all([readOffers(), productNames()]);
  const products = (offers?.items ?? []).map((product) => ({
    ...product,
    name: nameOf(product.days),
  }));
  return { offers, products };
}

interface ProductSectionProps {
  now: Date;
  timeZone: string;
}

/** What can be staked in, a term at a time, and where the rewards come from. */
async function ProductSection({ now, timeZone }: ProductSectionProps) {
  const [t, locale, { products }] = await Promise.all([
    getTranslations("staking.products"),
    getLocale(),
    readNamedOffers(),
  ]);
  return (
    <Card aria-labelledby="products">
      <h2 id="products" className="mb-4 text-lg">
        {t("title")}
      </h2>
      {products.length === 0 && <p className="text-md text-muted">{t("none")}</p>}
      {products.length > 0 && (
        <Tabs
          label={t("title")}
          initialId={products.find(({ status }) => status === "open")?.id}
          tabs={products.map((product) => ({
            id: product.id,
            label: formatRate(bpsAsPercent(product.aprBps), locale),
            hint: product.name,
            content: <ProductPanel product={product} now={now} timeZone={timeZone} />,
          }))}
        />
      )}
      <YieldNote />
    </Card>
  );
}

const DAYS_PER_YEAR = 365;

async function CalculatorSection() {
  const [t, none, nameOf, { products }] = await Promise.all([
    getTranslations("staking.calculator"),
    getTranslations("staking.products"),
    productNames(),
    readNamedOffers(),
  ]);
  return (
    <Card>
      <CardHeading aside={<p className="text-md text-muted">{t("text")}</p>}>
        {t("title")}
      </CardHeading>
      {products.length > 0 ? (
        <LazyStakeCalculator products={products} yearText={nameOf(DAYS_PER_YEAR)} />
      ) : (
        <p className="text-md text-muted">{none("none")}</p>
      )}
    </Card>
  );
}

const LIST_TITLES = {
  positions: "staking.positions.title",
  rewards: "staking.rewards.title",
  calculator: "staking.calculator.title",
} as const;

/** Positions, rewards and calculator, each at an address of its own. */
async function StakeLists({ view }: { view: StakeView }) {
  const t = await getTranslations();
  return (
    <SegmentedLinks
      label={t("staking.summary.label")}
      options={STAKE_LISTS.map((list) => ({
        href: stakeHref(view, { list }),
        label: t(LIST_TITLES[list]),
        isCurrent: list === view.list,
      }))}
    />
  );
}

/** What the products, the positions, the calculator and the dialogs say. */
const TEXTS = [
  "amountField",
  "order",
  "staking.calculator",
  "staking.products.closed",
  "staking.products.full",
  "staking.products.stake",
  "staking.products.stakeIn",
  "staking.positions.autoRenew",
  "staking.positions.autoRenewFailed",
  "staking.positions.autoRenewOff",
  "staking.positions.autoRenewOn",
  "staking.change",
  "staking.redeem",
  "staking.subscribe",
  "titles.airdrop",
  "titles.kyc",
  "titles.security",
  "titles.twoFactor",
] as const;

export const generateMetadata = () => pageMetadata("stake");

export default memberPage(async ({ searchParams }: PageProps<"/earning/stake">) => {
  const params = await searchParams;
  const view = parseStakeView(params);
  startReads(readWallets(), readStakingSummary());
  if (view.list === "positions") {
    startReads(readStakingPositions(view.status, view.page), readNewestRewards());
  }
  if (view.list === "rewards") startReads(readStakingRewards(view.position, view.rewards));
  const [t, titles, locale, user, found] = await Promise.all([
    getTranslations("staking"),
    getTranslations("titles"),
    getLocale(),
    readProfile(),
    unlessDown(readNamedOffers()),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const now = found?.offers?.now ?? new Date(serviceClock.now());
  const midnight = startOfDay(utcDay(now), "UTC");
  const time = dateFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(
    midnight,
  );
  const heading = (
    <>
      <PageHeading
        isHeardOnPhones
        title={titles("stake")}
        text={timeZone === "UTC" ? t("textUtc") : t("text", { time })}
      />
      <EarningTabs current="stake" />
    </>
  );
  if (found && !found.offers) {
    return (
      <>
        {heading}
        <Card>
          <EmptyState art="stake" title={t("missingTitle")} text={t("missingText")} />
        </Card>
      </>
    );
  }
  const lists = {
    positions: () => PositionSection({ view, timeZone, rewards: unlessDown(readNewestRewards()) }),
    rewards: () => RewardsSection({ view }),
    calculator: () => CalculatorSection(),
  };
  const [facts, summary, offered, list] = await Promise.all([
    stakeFacts(found?.products ?? [], now, user),
    memberSection(SummaryCard, "staking.summary.label"),
    memberSection(() => ProductSection({ now, timeZone }), "staking.products.title"),
    memberSection(lists[view.list], LIST_TITLES[view.list]),
  ]);
  return (
    <Texts of={TEXTS}>
      <StakingProvider facts={facts}>
        <LazyAutoRefresh seconds={REFRESH_SECONDS} />
        {heading}
        <div className="grid grid-cols-1 gap-5">
          {offered}
          {summary}
          <StakeLists view={view} />
          {list}
        </div>
      </StakingProvider>
    </Texts>
  );
});
