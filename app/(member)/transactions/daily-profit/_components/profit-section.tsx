import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ListPagination } from "@/app/_shell/list/list-pagination";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { dayToDay } from "@/app/_shell/time/day-to-day";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { cutFacts } from "@/app/_ui/data/exact-facts";
import { ExactFactsIsland as ExactFacts } from "@/app/_ui/data/islands";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import type { DailyProfit } from "@/lib/contract/transaction";
import { mondayOf } from "@/lib/domain/transaction/days";
import { activeSources, profitTotal } from "@/lib/domain/transaction/profit";
import {
  isDrawnWhole,
  type ProfitFilter,
  pageOfDays,
  profitServiceQuery,
} from "@/lib/domain/transaction/profit-query";
import { readDailyProfit } from "@/lib/domain/transaction/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { BASE_CURRENCY, formatRowAmount } from "@/lib/money/format";
import { DayRow, sizeOfDay } from "./day-row";
import { ProfitChart } from "./profit-chart";
import { profitHref } from "./profit-href";

interface DayTableProps {
  /** The latest first. */
  days: readonly DailyProfit[];
  filter: ProfitFilter;
  timeZone: string;
  /** The way to the other pages. */
  children: ReactNode;
}

const DAY = { month: "short", day: "numeric", timeZone: "UTC" } as const;

/** Every week and every day by its name, with what it brought. */
function totalsOf(days: readonly DailyProfit[], locale: string) {
  const format = dateFormat(locale, DAY);
  return [...Map.groupBy(days, ({ day }) => mondayOf(day)).values()].flatMap((own) => [
    {
      label: dayToDay(locale, DAY, [new Date(own.at(-1)?.day ?? ""), new Date(own[0]?.day ?? "")]),
      raw: profitTotal(own),
    },
    ...own.map(({ day, totalUSDT }) => ({ label: format.format(new Date(day)), raw: totalUSDT })),
  ]);
}

/** A row a day under the heading of its week; one day may be unfolded into its lines. */
async function DayTable({ days, filter, timeZone, children }: DayTableProps) {
  const [t, locale] = await Promise.all([getTranslations("dailyProfit"), getLocale()]);
  const largest = Math.max(...days.map(sizeOfDay));
  const cut = cutFacts({ symbol: BASE_CURRENCY, facts: totalsOf(days, locale) });
  return (
    <section aria-label={t("tableLabel")} className={ROW_SURFACE}>
      <WeekRows
        level={2}
        items={days}
        at={({ day }) => day}
        timeZone="UTC"
        aside={(own) => {
          const total = profitTotal(own);
          const text = formatRowAmount(total, BASE_CURRENCY, locale);
          return <Amount isPrivate raw={total} text={text} className="font-medium" />;
        }}
        row={(day) => (
          <DayRow key={day.day} day={day} filter={filter} timeZone={timeZone} largest={largest} />
        )}
      />
      <div className="border-t border-line px-4 py-1 empty:hidden md:px-5 print:hidden">
        {cut.length > 0 && <ExactFacts symbol={BASE_CURRENCY} locale={locale} facts={cut} />}
      </div>
      <div className="border-t border-line px-4 py-3 empty:hidden md:px-5">{children}</div>
    </section>
  );
}

interface ProfitSectionProps {
  filter: ProfitFilter;
  timeZone: string;
}

async function readDays(filter: ProfitFilter) {
  const list = await readDailyProfit(profitServiceQuery(filter));
  if (!list) return null;
  if (isDrawnWhole(filter)) return { all: list.items, ...pageOfDays(list.items, filter.page) };
  return { all: list.items, days: list.items, page: list.page, pages: list.pages };
}

/** The period as a chart and as rows, or why there is nothing. */
export async function ProfitSection({ filter, timeZone }: ProfitSectionProps) {
  const [t, list] = await Promise.all([getTranslations("dailyProfit"), readDays(filter)]);
  const isEmpty = list ? activeSources(list.all).length === 0 : true;
  if (!list || (isEmpty && (isDrawnWhole(filter) || list.pages === 1))) {
    const isShort = filter.range !== null && filter.range !== "90d";
    return (
      <Card>
        <EmptyState
          title={list ? t("emptyTitle") : t("missingTitle")}
          text={list ? t("emptyText") : t("missingText")}
          action={
            list && isShort ? (
              <LinkButton href={profitHref(filter, { range: "90d", page: 1 })}>
                {t("showLongest")}
              </LinkButton>
            ) : undefined
          }
        />
      </Card>
    );
  }
  const { page, pages } = list;
  const shown = { ...filter, page };
  return (
    <>
      <ProfitChart days={list.all} isWhole={isDrawnWhole(filter)} />
      <DayTable days={list.days} filter={shown} timeZone={timeZone}>
        <ListPagination
          page={page}
          pages={pages}
          hrefOf={(number) => profitHref(shown, { page: number })}
          label={t("pages")}
        />
      </DayTable>
    </>
  );
}
