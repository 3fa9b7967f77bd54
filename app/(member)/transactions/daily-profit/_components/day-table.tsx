import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/table-cards";
import type { DailyProfit, ProfitSource } from "@/lib/contract/transaction";
import type { ProfitFilter } from "@/lib/transaction/profit-query";
import { DayLines } from "./day-lines";
import { DayRow } from "./day-row";

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
export async function DayTable({ days, sources, filter, timeZone, children }: DayTableProps) {
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
