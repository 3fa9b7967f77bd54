import { getLocale, getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { DateRange } from "@/app/_ui/control/date-range";
import { FilterBar } from "@/app/_ui/control/filter-bar";
import { FoldedFilter } from "@/app/_ui/control/folded-filter";
import { LinkButton } from "@/app/_ui/control/link-button";
import { HeadingTextOnPhones, PageHeading } from "@/app/_ui/data/page-heading";
import { Link } from "@/app/_ui/navigation/link";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { utcDay } from "@/lib/domain/transaction/days";
import {
  PROFIT_PRESET_DAYS,
  type ProfitFilter,
  type ProfitPreset,
  parseProfitFilter,
  profitServiceQuery,
} from "@/lib/domain/transaction/profit-query";
import { readDailyProfit } from "@/lib/domain/transaction/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { EarningTabs } from "../../_components/earning-tabs";
import { profitHref } from "./_components/profit-href";
import { ProfitSection } from "./_components/profit-section";

const PRESETS = Object.keys(PROFIT_PRESET_DAYS) as ProfitPreset[];

/** The period, by presets or by UTC days; it stands in the address. */
async function PeriodForm({ filter, today }: { filter: ProfitFilter; today: string }) {
  const t = await getTranslations("dailyProfit");
  return (
    <section className="mb-1 flex flex-wrap items-start gap-x-4 md:items-end md:gap-x-6 print:hidden">
      <div className="mb-2 md:mb-5">
        <SegmentedLinks
          label={t("presetsLabel")}
          size="medium"
          options={PRESETS.map((range) => ({
            href: profitHref(filter, { range, page: 1 }),
            label: t(`presets.${range}`),
            isCurrent: filter.range === range,
          }))}
        />
      </div>
      <FoldedFilter label={t("period")} isOpen={!filter.range}>
        <FilterBar
          label={t("period")}
          action={PAGES.dailyProfit.path}
          texts={{ apply: t("apply"), clear: t("clear") }}
          clearHref={filter.range ? undefined : PAGES.dailyProfit.path}
        >
          <div className="w-full min-w-0 sm:w-88">
            <DateRange
              key={filter.range ?? `${filter.from}-${filter.to}`}
              texts={{
                legend: t("period"),
                from: t("from"),
                to: t("to"),
                presets: t("presetsLabel"),
                order: t("order"),
              }}
              from={filter.from}
              to={filter.to}
              max={filter.to > today ? filter.to : today}
            />
          </div>
        </FilterBar>
      </FoldedFilter>
    </section>
  );
}

/** When a day begins, in UTC and as the member's own clock shows it. */
async function dayStartText(now: Date, timeZone: string): Promise<string> {
  const [t, locale] = await Promise.all([getTranslations("dailyProfit"), getLocale()]);
  const clock = dateFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  const time = clock.format(new Date(`${utcDay(now)}T00:00:00Z`));
  return timeZone === "UTC" ? t("dayStartUtc") : t("dayStart", { time });
}

export const generateMetadata = () => pageMetadata("dailyProfit");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ searchParams }: PageProps<"/transactions/daily-profit">) => {
  const params = await searchParams;
  const now = new Date(serviceClock.now());
  const filter = parseProfitFilter(params, utcDay(now));
  startReads(readDailyProfit(profitServiceQuery(filter)));
  const [titles, locale, user] = await Promise.all([
    getTranslations("titles"),
    getLocale(),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const [text, days] = await Promise.all([
    dayStartText(now, timeZone),
    memberSection(() => ProfitSection({ filter, timeZone }), "titles.dailyProfit"),
  ]);
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading
        isHeardOnPhones
        title={titles("dailyProfit")}
        text={<span className="not-print:max-md:hidden">{text}</span>}
      >
        <LinkButton href={PAGES.transactions.path} className="print:hidden">
          {titles("transactions")}
        </LinkButton>
      </PageHeading>
      <div className="print:hidden">
        <EarningTabs current="dailyProfit" />
        <HeadingTextOnPhones>
          {text}
          {sentenceGap(locale)}
          <Link
            href={PAGES.transactions.path}
            className="touch-area font-medium whitespace-nowrap text-accent-text hover:underline"
          >
            {titles("transactions")}
          </Link>
        </HeadingTextOnPhones>
      </div>
      <PeriodForm filter={filter} today={utcDay(now)} />
      {days}
    </>
  );
});
