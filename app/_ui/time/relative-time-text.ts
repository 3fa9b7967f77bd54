const STEPS = [
  { unit: "second", seconds: 1, below: 60 },
  { unit: "minute", seconds: 60, below: 60 * 60 },
  { unit: "hour", seconds: 60 * 60, below: 24 * 60 * 60 },
  { unit: "day", seconds: 24 * 60 * 60, below: 30 * 24 * 60 * 60 },
  { unit: "month", seconds: 30 * 24 * 60 * 60, below: 365 * 24 * 60 * 60 },
  { unit: "year", seconds: 365 * 24 * 60 * 60, below: Number.POSITIVE_INFINITY },
] as const;

/** `12 seconds ago`, `in 3 hours`, `1 day ago`: how far an instant lies from now, in whole units. */
export function relativeTimeText(atMs: number, nowMs: number, locale: string): string {
  const seconds = Math.trunc((atMs - nowMs) / 1000);
  const step = STEPS.find(({ below }) => Math.abs(seconds) < below) ?? STEPS[5];
  const latin = new Intl.Locale(locale, { numberingSystem: "latn" });
  // In words 30 hours would be “yesterday”, which names a day of the calendar.
  const numeric = step.seconds < 24 * 60 * 60 ? "auto" : "always";
  const format = new Intl.RelativeTimeFormat(latin, { numeric });
  return format.format(Math.trunc(seconds / step.seconds), step.unit);
}
