import { getLocale, getTranslations } from "next-intl/server";
import { headingText } from "@/app/_shell/list/relative-word";
import { listText } from "@/app/_ui/text/list-text";
import type { DailyProfit, ProfitSource } from "@/lib/contract/transaction";
import type { ProfitFilter } from "@/lib/domain/transaction/profit-query";
import { dateFormat } from "@/lib/i18n/date-format";
import { BASE_CURRENCY, formatRowAmount } from "@/lib/money/format";
import { DayLine } from "./day-line";
import { DayLines } from "./day-lines";
import { profitHref } from "./profit-href";

const DAY = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
/** Of the longest bar. */
const BAR_PX = 96;

/** What each source brought, in size; for drawing, not for money. */
function sizesOf({ valueBySource, bySource }: DailyProfit): readonly [ProfitSource, number][] {
  const sources = Object.keys(bySource) as ProfitSource[];
  return sources
    .map((source): [ProfitSource, number] => [
      source,
      Math.abs(Number(valueBySource?.[source] ?? 0)),
    ])
    .sort(([, one], [, other]) => other - one);
}

/** What a day moved in all, in size; the longest bar of a page belongs to the largest. */
export function sizeOfDay(day: DailyProfit): number {
  return sizesOf(day).reduce((sum, [, size]) => sum + size, 0);
}

interface DayRowProps {
  day: DailyProfit;
  filter: ProfitFilter;
  timeZone: string;
  /** What the day that moved most moved. */
  largest: number;
}

/** One UTC day: its sources, and its value at that day's prices over their shares; it unfolds into its lines. */
export async function DayRow({ day, filter, timeZone, largest }: DayRowProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("dailyProfit"),
    getTranslations("transaction"),
    getLocale(),
  ]);
  const isOpen = day.day === filter.day;
  const sizes = sizesOf(day);
  const names = sizes.map(([source]) => words(`sources.${source}`));
  return (
    <DayLine
      day={day.day}
      name={headingText(dateFormat(locale, DAY).format(new Date(day.day)), locale)}
      href={profitHref(filter, { day: isOpen ? null : day.day })}
      isOpen={isOpen}
      text={names.length === 0 ? t("nothing") : listText(locale, names)}
      raw={day.totalUSDT}
      amount={formatRowAmount(day.totalUSDT, BASE_CURRENCY, locale)}
      shares={sizes
        .filter(([, size]) => size > 0)
        .map(([source, size]) => [source, Math.round((size / Math.max(largest, size)) * BAR_PX)])}
    >
      {isOpen && <DayLines day={day.day} timeZone={timeZone} />}
    </DayLine>
  );
}
