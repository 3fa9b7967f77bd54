import { getTranslations } from "next-intl/server";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { serviceNow } from "@/app/_shell/transactions/service-now";
import { PageHeading } from "@/app/_ui/page-heading";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { utcDay } from "@/lib/transaction/days";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import { CommissionCard } from "./_components/commission-card";
import { EarnedSection } from "./_components/earned-section";
import { PERIODS, parsePeriod, periodHref } from "./_components/period";
import { StakingCard } from "./_components/staking-card";

export const generateMetadata = () => pageMetadata("earning");

export default memberPage(async ({ searchParams }: PageProps<"/earning">) => {
  const [params, t, titles, now] = await Promise.all([
    searchParams,
    getTranslations("earningOverview"),
    getTranslations("titles"),
    serviceNow(),
  ]);
  const period = parsePeriod(params);
  const [earned, staking, commissions] = await Promise.all([
    memberSection(() => EarnedSection({ period, today: utcDay(now) })),
    memberSection(StakingCard),
    memberSection(CommissionCard),
  ]);
  return (
    <>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={titles("earning")} text={t("text")}>
        <SegmentedLinks
          label={t("periodLabel")}
          size="medium"
          options={PERIODS.map((one) => ({
            href: periodHref(one),
            label: t(`presets.${one}`),
            isCurrent: one === period,
          }))}
        />
      </PageHeading>
      <EarningTabs current="overview" />
      <div className="mb-5 grid gap-5 md:grid-cols-2">
        {staking}
        {commissions}
      </div>
      {earned}
    </>
  );
});
