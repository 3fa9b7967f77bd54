import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";
import { ChartValues } from "@/app/_ui/chart/chart-values";
import { Card } from "@/app/_ui/data/card";
import { Amount } from "@/app/_ui/text/amount";
import type { DailyProfit } from "@/lib/contract/transaction";
import { activeSources, profitTotal } from "@/lib/domain/transaction/profit";
import { formatUsd } from "@/lib/money/format";
import { stackBars } from "./stack";

interface ProfitChartProps {
  /** The latest first. */
  days: readonly DailyProfit[];
  /** False when they are one page of a longer period. */
  isWhole: boolean;
}

const UNDIVIDED = "total";

function colourOf(key: string): string {
  return key === UNDIVIDED
    ? "var(--accent)"
    : (SOURCE_COLOURS[key as keyof typeof SOURCE_COLOURS] ?? "var(--accent)");
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
  const drawing = stackBars(
    oldestFirst.map(({ valueBySource, totalUSDT }) =>
      isDivided ? Object.entries(valueBySource ?? {}) : [[UNDIVIDED, totalUSDT] as const],
    ),
  );
  const slot = 100 / Math.max(1, days.length);
  const total = profitTotal(days);
  const dayText = (day: string) =>
    format.dateTime(new Date(day), { month: "short", day: "numeric", timeZone: "UTC" });
  return (
    <Card className="mb-5">
      <figure aria-labelledby="profit-chart">
        <h2 id="profit-chart" className="font-sans text-md font-medium text-muted">
          {isWhole ? t("totalOfPeriod") : t("totalOfPage")}
        </h2>
        <p className="figures-display mt-1 mb-5 text-4xl wrap-anywhere">
          <Amount isPrivate isHero raw={total} text={formatUsd(total, locale)} />
        </p>
        <div dir="ltr">
          <p aria-hidden className="border-b border-line pb-1 text-end text-xs text-muted">
            <Amount isPrivate raw={drawing.highest} text={formatUsd(drawing.highest, locale)} />
          </p>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="h-44 w-full"
          >
            {drawing.bars.map((pieces, index) => (
              <g key={oldestFirst[index]?.day}>
                {pieces.map(({ key, top, height }) => (
                  <rect
                    key={key}
                    x={index * slot + slot * 0.16}
                    width={slot * 0.68}
                    y={top}
                    height={height}
                    fill={colourOf(key)}
                  />
                ))}
              </g>
            ))}
            <line
              x1="0"
              x2="100"
              y1={drawing.zero}
              y2={drawing.zero}
              stroke="var(--line-strong)"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <div aria-hidden className="figures mt-2 flex justify-between text-xs text-muted">
            {[oldestFirst[0], oldestFirst[Math.floor(days.length / 2)], oldestFirst.at(-1)]
              .filter((one, index, all) => one && all.indexOf(one) === index)
              .map((one) => one && <bdi key={one.day}>{dayText(one.day)}</bdi>)}
          </div>
        </div>
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
        <ChartValues
          caption={t("chartLabel")}
          headings={[t("day"), t("total")]}
          rows={oldestFirst.map(({ day, totalUSDT }) => ({
            key: day,
            label: dayText(day),
            value: totalUSDT,
            text: formatUsd(totalUSDT, locale),
          }))}
          isPrivate
        />
      </figure>
    </Card>
  );
}
