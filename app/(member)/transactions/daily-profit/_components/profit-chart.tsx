import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";
import { axisTicks } from "@/app/_ui/chart/axis-ticks";
import { Bars } from "@/app/_ui/chart/bars";
import { Card } from "@/app/_ui/data/card";
import { Amount } from "@/app/_ui/text/amount";
import type { DailyProfit } from "@/lib/contract/transaction";
import { utcDay } from "@/lib/domain/transaction/days";
import { activeSources, profitTotal } from "@/lib/domain/transaction/profit";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAxisPrice, formatUsd } from "@/lib/money/format";

interface ProfitChartProps {
  /** The latest first. */
  days: readonly DailyProfit[];
  /** False when they are one page of a longer period. */
  isWhole: boolean;
}

const TICKS = 3;

function colourOf(key: string): string {
  return SOURCE_COLOURS[key as keyof typeof SOURCE_COLOURS] ?? "var(--accent)";
}

/** Profit by day and source, drawn where it is rendered; time runs from left to right in every language. */
export async function ProfitChart({ days, isWhole }: ProfitChartProps) {
  const [t, words, locale, format] = await Promise.all([
    getTranslations("dailyProfit"),
    getTranslations("transaction"),
    getLocale(),
    getFormatter(),
  ]);
  const oldestFirst = days.toReversed();
  const isDivided = oldestFirst.every(({ valueBySource }) => valueBySource);
  const today = utcDay(new Date(serviceClock.now()));
  const total = profitTotal(days);
  const dayText = (day: string) =>
    format.dateTime(new Date(day), { month: "short", day: "numeric", timeZone: "UTC" });
  return (
    <Card className="mb-5">
      <figure aria-labelledby="profit-chart">
        <h2 id="profit-chart" className="font-sans text-md font-medium text-muted">
          {isWhole ? t("totalOfPeriod") : t("totalOfPage")}
        </h2>
        <p className="figures-display mt-1 text-4xl wrap-anywhere">
          <Amount isPrivate isHero raw={total} text={formatUsd(total, locale)} />
        </p>
        <Bars
          isPrivate
          className="h-44"
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
      </figure>
    </Card>
  );
}
