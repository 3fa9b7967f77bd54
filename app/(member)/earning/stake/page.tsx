import { getFormatter, getTranslations } from "next-intl/server";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { PageHeading } from "@/app/_ui/page-heading";
import { readStakingProducts } from "@/lib/earning/server";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { startOfDay, utcDay } from "@/lib/transaction/days";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import { STAKED_SYMBOL } from "../_components/staked-symbol";
import { PositionSection } from "./_components/position-section";
import { productNames } from "./_components/product-name";
import { ProductSection } from "./_components/product-section";
import { RewardsSection } from "./_components/rewards-section";
import { StakeDeskProvider } from "./_components/stake-desk";
import { stakeFacts } from "./_components/stake-facts";
import { parseStakeView } from "./_components/stake-query";
import { SummaryCard } from "./_components/summary-card";

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
  const now = offers?.now ?? new Date();
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
          <EmptyState title={t("missingTitle")} text={t("missingText")} />
        </Card>
      </>
    );
  }
  const products = offers.items.map((product) => ({ ...product, name: nameOf(product.days) }));
  const symbol = products[0]?.symbol ?? STAKED_SYMBOL;
  const view = parseStakeView(params);
  const [facts, summary, offered, positions, rewards] = await Promise.all([
    stakeFacts(symbol, now, user),
    memberSection(SummaryCard),
    memberSection(() => ProductSection({ products, now, timeZone })),
    memberSection(() => PositionSection({ view, timeZone })),
    memberSection(() => RewardsSection({ view })),
  ]);
  return (
    <StakeDeskProvider facts={facts}>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      {heading}
      <div className="flex flex-col gap-5">
        {summary}
        {offered}
        {positions}
        {rewards}
      </div>
    </StakeDeskProvider>
  );
});
