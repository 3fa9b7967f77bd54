import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { DateRange } from "@/app/_ui/control/date-range";
import { FilterBar } from "@/app/_ui/control/filter-bar";
import { FoldedFilter } from "@/app/_ui/control/folded-filter";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Notice } from "@/app/_ui/state/notice";
import { MAX_STATEMENT_DAYS } from "@/lib/contract/rules/statement";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { utcDay } from "@/lib/domain/transaction/days";
import { readStatement } from "@/lib/domain/transaction/server";
import {
  isTooLong,
  parseStatementPeriod,
  presetPeriod,
  STATEMENT_PRESETS,
  type StatementPeriod,
} from "@/lib/domain/transaction/statement";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { PrintButton } from "./_components/print-button";
import { StatementSection } from "./_components/statement-section";

interface PeriodFormProps {
  period: StatementPeriod;
  today: string;
}

/** The period, by presets or by UTC days; it stands in the address. */
async function PeriodForm({ period, today }: PeriodFormProps) {
  const [t, daily] = await Promise.all([
    getTranslations("statement"),
    getTranslations("dailyProfit"),
  ]);
  const presets = STATEMENT_PRESETS.map((preset) => {
    const { from, to } = presetPeriod(preset, today);
    return {
      href: `${PAGES.statement.path}?${new URLSearchParams({ from, to })}` as Route,
      label: t(`presets.${preset}`),
      isCurrent: from === period.from && to === period.to,
    };
  });
  const isPreset = presets.some(({ isCurrent }) => isCurrent);
  return (
    <section className="mb-1 flex flex-wrap items-start gap-x-4 md:items-end md:gap-x-6 print:hidden">
      <div className="mb-2 [--row-room:calc(100vw-2rem)] md:mb-5">
        <SegmentedLinks label={daily("presetsLabel")} size="medium" options={presets} />
      </div>
      <FoldedFilter label={daily("period")} isOpen={!isPreset}>
        <FilterBar
          label={daily("period")}
          action={PAGES.statement.path}
          texts={{ apply: daily("apply"), clear: t("presets.thisMonth") }}
          clearHref={isPreset ? undefined : PAGES.statement.path}
        >
          <div className="w-full min-w-0 sm:w-88">
            <DateRange
              key={`${period.from}-${period.to}`}
              texts={{
                legend: daily("period"),
                from: daily("from"),
                to: daily("to"),
                presets: daily("presetsLabel"),
                order: daily("order"),
              }}
              {...period}
              max={today}
            />
          </div>
        </FilterBar>
      </FoldedFilter>
    </section>
  );
}

export const generateMetadata = () => pageMetadata("statement");

export default memberPage(async ({ searchParams }: PageProps<"/transactions/statement">) => {
  const params = await searchParams;
  const today = utcDay(new Date(serviceClock.now()));
  const period = parseStatementPeriod(params, today);
  const offered = readCapabilities();
  if (!isTooLong(period)) {
    startReads(offered.then(({ statement }) => (statement ? readStatement(period) : null)));
  }
  const [t, titles, brand, daily, user, { statement: isOffered }] = await Promise.all([
    getTranslations("statement"),
    getTranslations("titles"),
    getTranslations("brand"),
    getTranslations("dailyProfit"),
    readProfile(),
    offered,
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const wayBack = (
    <LinkButton href={PAGES.transactions.path} className="print:hidden">
      {titles("transactions")}
    </LinkButton>
  );
  if (!isOffered) {
    return (
      <>
        <PageHeading title={titles("statement")} />
        <Card>
          <EmptyState title={t("missingTitle")} text={daily("missingText")} action={wayBack} />
        </Card>
      </>
    );
  }
  const shown = isTooLong(period) ? (
    <Notice tone="warn">{t("tooLong", { days: MAX_STATEMENT_DAYS })}</Notice>
  ) : (
    await memberSection(() => StatementSection({ period, timeZone }), "titles.statement")
  );
  return (
    <>
      <p className="mb-1 hidden text-lg font-semibold print:block">{brand("name")}</p>
      <PageHeading title={titles("statement")} text={daily("dayStartUtc")}>
        {wayBack}
        <PrintButton label={t("print")} />
      </PageHeading>
      <PeriodForm period={period} today={today} />
      {period.to === today && !isTooLong(period) && (
        <Notice tone="info" className="mb-4">
          {t("running")}
        </Notice>
      )}
      {shown}
    </>
  );
});
