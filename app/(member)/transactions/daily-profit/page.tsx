import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { serviceNow } from "@/app/_shell/transactions/service-now";
import { LinkButton } from "@/app/_ui/link-button";
import { PageHeading } from "@/app/_ui/page-heading";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { PAGES } from "@/lib/routes";
import { utcDay } from "@/lib/transaction/days";
import { parseProfitFilter } from "@/lib/transaction/profit-query";
import { EarningTabs } from "../../_components/earning-tabs";
import { dayStartText } from "./_components/day-start-text";
import { PeriodForm } from "./_components/period-form";
import { ProfitSection } from "./_components/profit-section";

export const generateMetadata = () => pageMetadata("dailyProfit");

export default memberPage(async ({ searchParams }: PageProps<"/transactions/daily-profit">) => {
  const [params, titles, user, now] = await Promise.all([
    searchParams,
    getTranslations("titles"),
    readProfile(),
    serviceNow(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const filter = parseProfitFilter(params, utcDay(now));
  const [text, days] = await Promise.all([
    dayStartText(now, timeZone),
    memberSection(() => ProfitSection({ filter, timeZone })),
  ]);
  return (
    <>
      <PageHeading title={titles("dailyProfit")} text={text}>
        <LinkButton href={PAGES.transactions.path} className="print:hidden">
          {titles("transactions")}
        </LinkButton>
      </PageHeading>
      <div className="print:hidden">
        <EarningTabs current="dailyProfit" />
      </div>
      <PeriodForm filter={filter} today={utcDay(now)} />
      {days}
    </>
  );
});
