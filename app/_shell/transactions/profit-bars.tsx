import { getLocale, getTranslations } from "next-intl/server";
import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";

import { Bars } from "@/app/_ui/chart/bars";
import { axisTicks } from "@/app/_ui/chart/scale";
import type { DailyProfit } from "@/lib/contract/transaction";
import { utcDay } from "@/lib/domain/transaction/days";
import { activeSources } from "@/lib/domain/transaction/profit";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAxisPrice, formatUsd } from "@/lib/money/format";

const TICKS = 3;

function colourOf(key: string): string {
  return SOURCE_COLOURS[key as keyof typeof SOURCE_COLOURS] ?? "var(--accent)";
}

interface ProfitBarsProps {
  /** The latest first. */
  days: readonly DailyProfit[];
  /** Height of the drawing. */
  className?: string;
}

/** Profit by day and source within a figure, drawn where it is rendered; time runs from left to right in every language. */
export async function ProfitBars({ days, className = "h-44" }: ProfitBarsProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("dailyProfit"),
    getTranslations("transaction"),
    getLocale(),
  ]);
  const oldestFirst = days.toReversed();
  const isDivided = oldestFirst.every(({ valueBySource }) => valueBySource);
  const today = utcDay(new Date(serviceClock.now()));
  const dayText = (day: string) =>
    dateFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));
  return (
    <>
      <Bars
        isPrivate
        className={className}
        label={t("chartLabel")}
        headings={[t("day"), t("total")]}
        axisText={(value, digits) => formatAxisPrice(value, digits, locale)}
        ticks={axisTicks(
          oldestFirst.map(({ day }) => dayText(day)),
          TICKS,
        )}
        colourOf={colourOf}
        bars={oldestFirst.map(({ day, totalUSDT, valueBySource }) => ({
          label: dayText(day),
          value: totalUSDT,
          text: formatUsd(totalUSDT, locale),
          isRunning: day === today,
          ...(isDivided && {
            parts: Object.entries(valueBySource ?? {}).map(([key, value]) => ({ key, value })),
          }),
        }))}
      />
      {isDivided && (
        <figcaption>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
            {activeSources(days).map((source) => (
              <li key={source} className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="size-2 rounded-full"
                  style={{ background: SOURCE_COLOURS[source] }}
                />
                {words(`sources.${source}`)}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </>
  );
}
