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
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    numberingSystem: "latn",
  } as const;
  const local = new Intl.DateTimeFormat(locale, { ...shape, timeZone, timeZoneName: "short" });
  const utc = new Intl.DateTimeFormat(locale, { ...shape, timeZone: "UTC" });
  return {
    local: (time) => local.format(new Date(time)),
    utc: (time) => utc.format(new Date(time)),
  };
}
