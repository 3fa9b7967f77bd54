import { useLocale, useTranslations } from "next-intl";
import { formatChange } from "@/lib/money/format";
import { changeInPercent } from "@/lib/money/units";

interface SummaryPoint {
  readonly label: string;
  /** A plain decimal string. */
  readonly value: string;
  readonly text: string;
}

interface ChartSummaryProps {
  /** From the first to the last. */
  points: readonly SummaryPoint[];
  isPrivate: boolean;
}

/** The change from one value to another in percent of the first, or null where that says nothing. */
function changeText(from: string, to: string, locale: string): string | null {
  const change = Number(from) > 0 ? changeInPercent(from, to) : null;
  return change && formatChange(change, locale);
}

/** What a drawing shows in one sentence: first and last value, the change, the lowest and the highest. */
export function ChartSummary({ points, isPrivate }: ChartSummaryProps) {
  const t = useTranslations("common.chart");
  const locale = useLocale();
  const values = points.map(({ value }) => Number(value));
  const [first, last] = [points[0], points.at(-1)];
  const lowest = points[values.indexOf(Math.min(...values))];
  const highest = points[values.indexOf(Math.max(...values))];
  if (!first || !last || !lowest || !highest) return null;
  const figure = (text: string) => () => (
    <bdi dir="ltr" data-private={isPrivate || undefined}>
      {text}
    </bdi>
  );
  const ends = { start: first.label, end: last.label, from: figure(first.text) };
  const change = changeText(first.value, last.value, locale);
  const all = {
    ...ends,
    to: figure(last.text),
    low: figure(lowest.text),
    lowAt: lowest.label,
    high: figure(highest.text),
    highAt: highest.label,
  };
  const isFlat = Number(lowest.value) === Number(highest.value);
  return (
    <p data-said="chart" className="sr-only">
      {isFlat
        ? t.rich("flat", ends)
        : change === null
          ? t.rich("summary", all)
          : t.rich("summaryChange", { ...all, change: figure(change) })}
    </p>
  );
}
