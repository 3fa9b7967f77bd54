import { zonedText } from "@/app/_ui/time/zoned-text";
import { dateFormat } from "@/lib/i18n/date-format";

/** How moments are written beside a chart: the member's zone first, UTC where both stand. */
export interface ChartTimes {
  readonly local: (time: string) => string;
  readonly utc: (time: string) => string;
}

/** Formats of a chart's moments. */
export function chartTimes(locale: string, timeZone: string): ChartTimes {
  const shape = {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    numberingSystem: "latn",
  } as const;
  const local = dateFormat(locale, { ...shape, timeZone, timeZoneName: "short" });
  const utc = dateFormat(locale, { ...shape, timeZone: "UTC" });
  return {
    local: (time) => zonedText(local, new Date(time)),
    utc: (time) => utc.format(new Date(time)),
  };
}

const SIGNIFICANT_STEPS = 2;
const MAX_DIGITS = 18;

/** Fraction digits that tell the marks of a price axis apart, from the values that are drawn. */
export function axisDigits(values: readonly number[]): number {
  const lowest = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const highest = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const span = highest - lowest || Math.abs(highest);
  if (!(span > 0) || !Number.isFinite(span)) return SIGNIFICANT_STEPS;
  const digits = SIGNIFICANT_STEPS - Math.ceil(Math.log10(span));
  return Math.min(MAX_DIGITS, Math.max(0, digits));
}
