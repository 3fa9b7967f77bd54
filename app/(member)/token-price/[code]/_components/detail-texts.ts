import { getTranslations } from "next-intl/server";
import { copyTexts } from "@/app/_shell/copy-texts";
import type { AmountProblemTexts } from "@/app/_shell/forms/amount-problem-text";
import { priceTexts } from "@/app/_shell/price-texts";
import type { ChartTexts } from "@/app/_ui/price-chart/chart-texts";
import { readPatterns } from "@/lib/i18n/patterns";
import { HISTORY_RANGES, type HistoryRange } from "@/lib/price/history";
import type { FreshnessTexts } from "../../_components/price-freshness";

const COURSE = [
  "courseHeading",
  "courseOf",
  "rangeLabel",
  "styleLabel",
  "line",
  "candles",
  "scaleLabel",
  "linear",
  "log",
  "high",
  "low",
  "change",
  "failedTitle",
  "failedText",
  "emptyTitle",
  "emptyText",
] as const;
const CHART = [
  "hint",
  "valueAt",
  "open",
  "high",
  "low",
  "close",
  "price",
  "table",
  "localTime",
  "utcTime",
] as const;
const CONVERTER = [
  "title",
  "from",
  "fromToken",
  "to",
  "toToken",
  "swap",
  "note",
  "equals",
] as const;
const PROBLEMS = ["empty", "format", "tooLarge", "decimals", "zero"] as const;

type Words = { up: string; down: string; flat: string };

export type CourseTexts = Record<(typeof COURSE)[number] | "none" | "retry", string> & {
  readonly ranges: Readonly<Record<HistoryRange, string>>;
  readonly chart: Omit<ChartTexts, "label">;
  readonly words: Words;
};

export type ConverterTexts = Record<
  (typeof CONVERTER)[number] | "copy" | "copied" | "failed",
  string
> & { readonly problems: AmountProblemTexts };

export type HeaderTexts = FreshnessTexts &
  Record<"simulated" | "dayHigh" | "dayLow" | "none", string> & { readonly words: Words };

function pick<Key extends string>(keys: readonly Key[], read: (key: Key) => string) {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, string>;
}

/** The texts of a token's page, whose parts run in the browser. */
export async function detailTexts(code: string): Promise<{
  header: HeaderTexts;
  course: CourseTexts;
  converter: ConverterTexts;
}> {
  const [t, patterns, common, copy] = await Promise.all([
    getTranslations("tokenPriceDetail"),
    readPatterns(),
    getTranslations("common"),
    copyTexts(),
  ]);
  const { up, down, flat } = await priceTexts(code);
  const ofRange = { up: t("up"), down: t("down"), flat: t("flat") };
  const none = common("notAvailable");
  const retry = common("retry");
  return {
    header: {
      updated: patterns.tokenPrice.updated,
      asOf: patterns.tokenPrice.asOf,
      dayHigh: t("dayHigh"),
      dayLow: t("dayLow"),
      simulated: common("simulated"),
      words: { up, down, flat },
      none,
      retry,
    },
    course: {
      ...pick(COURSE, (key) => patterns.tokenPriceDetail[key]),
      ranges: pick(HISTORY_RANGES, (range) => t(`ranges.${range}`)),
      chart: { ...pick(CHART, (key) => patterns.chart[key]), newTab: common("newTab") },
      words: ofRange,
      none,
      retry,
    },
    converter: {
      ...pick(CONVERTER, (key) => patterns.converter[key]),
      ...copy,
      problems: pick(PROBLEMS, (key) => patterns.amountField[key]),
    },
  };
}
