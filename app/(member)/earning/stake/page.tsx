import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { topUpWays } from "@/app/_order/top-up-ways";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { AutoRefresh } from "@/app/_shell/time/auto-refresh";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Notice } from "@/app/_ui/state/notice";
import type { User } from "@/lib/contract/account";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readStakingProducts } from "@/lib/domain/staking/server";
import { startOfDay, utcDay } from "@/lib/domain/transaction/days";
import { readWallets } from "@/lib/domain/wallet/server";
import type { Wallets } from "@/lib/domain/wallet/view";
import { serviceClock } from "@/lib/live/service-clock";
import { reportOutage } from "@/lib/session/server";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import { STAKED_SYMBOL } from "../_components/staked-symbol";
import { LazyStakeCalculator } from "./_components/calculator/calculator.lazy";
import { PositionSection } from "./_components/position-section";
import { ProductCard } from "./_components/product-card";
import { productNames } from "./_components/product-name";
import { RewardsSection } from "./_components/rewards-section";
import { parseStakeView } from "./_components/stake-query";
import { type NamedProduct, StakingProvider } from "./_components/staking-provider";
import { SummaryCard } from "./_components/summary-card";

/** Where the rewards come from and what is not promised, before anything is staked. */
async function YieldCard() {
  const t = await getTranslations("staking.yield");
  return (
    <Notice tone="info" title={t("title")}>
      <ul className="mt-1 grid max-w-4xl list-disc gap-1 ps-4">
        <li>{t("source")}</li>
        <li>{t("rate")}</li>
        <li>{t("risk")}</li>
      </ul>
    </Notice>
  );
}

// Staking stands without the wallets; only the balance is not known then.
async function walletsOrNone(): Promise<Wallets> {
  try {
    return await readWallets();
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return new Map();
  }
}

/** What the islands of the staking page have to know: balance, price, ways to get more. */
async function stakeFacts(symbol: string, now: Date, user: User) {
  const [topUp, locale, wallets] = await Promise.all([
    getTranslations("topUp"),
    getLocale(),
    walletsOrNone(),
  ]);
  const wallet = wallets.get(symbol);
  return {
    symbol,
    available: wallet?.available ?? null,
    price: wallet?.price ?? null,
    topUp: topUpWays(symbol, wallets, topUp),
    locale,
    timeZone: timeZoneOf(user.timeZone),
    memberId: memberId(user),
    now: now.toISOString(),
  };
}

const DAYS_PER_YEAR = 365;

interface ProductSectionProps {
  products: readonly NamedProduct[];
  now: Date;
  timeZone: string;
}

/** What can be staked in, where the rewards come from, and a calculator. */
async function ProductSection({ products, now, timeZone }: ProductSectionProps) {
  const [t, nameOf] = await Promise.all([getTranslations("staking"), productNames()]);
  return (
    <>
      <section aria-labelledby="products">
        <h2 id="products" className="mb-4 text-lg">
          {t("products.title")}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} now={now} timeZone={timeZone} />
          ))}
        </ul>
      </section>
      <YieldCard />
      <Card>
        <CardHeading aside={<p className="text-md text-muted">{t("calculator.text")}</p>}>
          {t("calculator.title")}
        </CardHeading>
        <LazyStakeCalculator products={products} yearText={nameOf(DAYS_PER_YEAR)} />
      </Card>
    </>
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
  "staking.redeem",
  "staking.subscribe",
  "titles.airdrop",
  "titles.kyc",
  "titles.security",
  "titles.twoFactor",
] as const;

export const generateMetadata = () => pageMetadata("stake");

export default memberPage(async ({ searchParams }: PageProps<"/earning/stake">) => {
  const [params, t, titles, format, user, offers, nameOf] = await Promise.all([
    searchParams,
    getTranslations("staking"),
    getTranslations("titles"),
    getFormatter(),
    readProfile(),
    readStakingProducts(),
    productNames(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const now = offers?.now ?? new Date(serviceClock.now());
  const midnight = startOfDay(utcDay(now), "UTC");
  const time = format.dateTime(midnight, { hour: "2-digit", minute: "2-digit", timeZone });
  const heading = (
    <>
      <PageHeading
        title={titles("stake")}
        text={timeZone === "UTC" ? t("textUtc") : t("text", { time })}
      />
      <EarningTabs current="stake" />
    </>
  );
  if (!offers) {
    return (
      <>
        {heading}
        <Card>
          <EmptyState art="stake" title={t("missingTitle")} text={t("missingText")} />
        </Card>
      </>
    );
  }
  const products = offers.items.map((product) => ({ ...product, name: nameOf(product.days) }));
  const symbol = products[0]?.symbol ?? STAKED_SYMBOL;
  const view = parseStakeView(params);
  const [facts, summary, offered, positions, rewards] = await Promise.all([
    stakeFacts(symbol, now, user),
    memberSection(SummaryCard, "staking.summary.label"),
    memberSection(() => ProductSection({ products, now, timeZone }), "staking.products.title"),
    memberSection(() => PositionSection({ view, timeZone }), "staking.positions.title"),
    memberSection(() => RewardsSection({ view }), "staking.rewards.title"),
  ]);
  return (
    <Texts of={TEXTS}>
      <StakingProvider facts={facts}>
        <AutoRefresh seconds={REFRESH_SECONDS} />
        {heading}
        <div className="flex flex-col gap-5">
          {summary}
          {offered}
          {positions}
          {rewards}
        </div>
      </StakingProvider>
    </Texts>
  );
});
