import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/data/table-cards";
import { Pagination } from "@/app/_ui/navigation/pagination";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { DailyProfit, ProfitSource } from "@/lib/contract/transaction";
import { activeSources } from "@/lib/domain/transaction/profit";
import {
  isDrawnWhole,
  type ProfitFilter,
  pageOfDays,
  profitServiceQuery,
} from "@/lib/domain/transaction/profit-query";
import { readDailyProfit } from "@/lib/domain/transaction/server";
import { DayLines } from "./day-lines";
import { DayRow } from "./day-row";
import { ProfitChart } from "./profit-chart";
import { profitHref } from "./profit-href";

interface DayTableProps {
  /** The latest first. */
  days: readonly DailyProfit[];
  /** The columns. */
  sources: readonly ProfitSource[];
  filter: ProfitFilter;
  timeZone: string;
  /** The way to the other pages. */
  children: ReactNode;
}

/** A row a day with a column a source; one day may be unfolded into its lines. */
async function DayTable({ days, sources, filter, timeZone, children }: DayTableProps) {
  const [t, words] = await Promise.all([
    getTranslations("dailyProfit"),
    getTranslations("transaction"),
  ]);
  const columns = `minmax(7.5rem,1.2fr) repeat(${sources.length},minmax(0,1fr)) minmax(5.5rem,1fr)`;
  return (
    <section aria-label={t("tableLabel")} className={`${TABLE_SURFACE} md:pt-4`}>
      <TableCards
        caption={t("tableLabel")}
        columns={columns}
        headings={[t("day"), ...sources.map((source) => words(`sources.${source}`)), t("total")]}
      >
        {days.flatMap((day) => {
          const isOpen = day.day === filter.day;
          const row = (
            <DayRow key={day.day} day={day} sources={sources} filter={filter} isOpen={isOpen} />
          );
          return isOpen ? [row, <DayLines key="lines" day={day.day} timeZone={timeZone} />] : [row];
        })}
      </TableCards>
      <div className="mt-4 empty:hidden md:mt-0 md:border-t md:border-line md:px-6 md:py-4 print:hidden">
        {children}
      </div>
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
  if (!list || (isEmpty && list.pages === 1)) {
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
      <DayTable
        days={list.days}
        sources={activeSources(list.all)}
        filter={shown}
        timeZone={timeZone}
      >
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => profitHref(shown, { page: number })}
          texts={{
            label: t("pages"),
            previous: t("previous"),
            next: t("next"),
            position: t("position", { page, pages }),
          }}
        />
      </DayTable>
    </>
  );
}
