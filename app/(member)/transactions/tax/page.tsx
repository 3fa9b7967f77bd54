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
import { readTaxReport } from "@/lib/domain/transaction/server";
import { parseTaxQuery, taxYears } from "@/lib/domain/transaction/tax";
import { type SearchParams, single } from "@/lib/list/search-params";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { TaxSection } from "./_components/tax-section";

export const generateMetadata = () => pageMetadata("tax");

/** The report of this year, which everybody can choose, before it is known since when the member is one. */
async function startReport(params: SearchParams, today: string) {
  const { year, page } = parseTaxQuery(params, taxYears(today, null));
  const latest = today.slice(0, 4);
  const isChosen = String(year) === latest && (single(params, "year") ?? latest) === latest;
  return isChosen && readTaxReport(year, page);
}

export default memberPage(async ({ searchParams }: PageProps<"/transactions/tax">) => {
  const params = await searchParams;
  const today = utcDay(new Date(serviceClock.now()));
  const offered = readCapabilities();
  startReads(
    offered.then(({ tax }) => tax?.methods.includes("fifo") && startReport(params, today)),
  );
  const [t, titles, daily, user, { tax }] = await Promise.all([
    getTranslations("tax"),
    getTranslations("titles"),
    getTranslations("dailyProfit"),
    readProfile(),
    offered,
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
  const years = taxYears(today, user.joinedAt ?? null);
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
