import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readProfile } from "@/lib/domain/account/server";
import { readCapabilities } from "@/lib/domain/capability/server";
import { utcDay } from "@/lib/domain/transaction/days";
import { parseTaxQuery, taxYears } from "@/lib/domain/transaction/tax";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { TaxSection } from "./_components/tax-section";

export const generateMetadata = () => pageMetadata("tax");

export default memberPage(async ({ searchParams }: PageProps<"/transactions/tax">) => {
  const [params, t, titles, daily, user, { tax }] = await Promise.all([
    searchParams,
    getTranslations("tax"),
    getTranslations("titles"),
    getTranslations("dailyProfit"),
    readProfile(),
    readCapabilities(),
  ]);
  const wayBack = (
    <LinkButton href={PAGES.transactions.path} className="print:hidden">
      {titles("transactions")}
    </LinkButton>
  );
  if (!tax?.methods.includes("fifo")) {
    return (
      <>
        <PageHeading title={titles("tax")} />
        <Card>
          <EmptyState title={t("missingTitle")} text={daily("missingText")} action={wayBack} />
        </Card>
      </>
    );
  }
  const years = taxYears(utcDay(new Date(serviceClock.now())), user.joinedAt ?? null);
  const { year, page } = parseTaxQuery(params, years);
  const report = await memberSection(() => TaxSection({ year, page }), "titles.tax");
  return (
    <>
      <PageHeading title={titles("tax")} text={t("advice")}>
        {wayBack}
      </PageHeading>
      <div className="mb-5 print:hidden">
        <SegmentedLinks
          label={t("year")}
          size="medium"
          options={years.map((option) => ({
            href: `${PAGES.tax.path}?year=${option}` as Route,
            label: String(option),
            isCurrent: option === year,
          }))}
        />
      </div>
      {report}
    </>
  );
});
