const MINUTES = 60;

/** A part of a day in the language's short form: `14 hr 24 min`, `24 hr`; Arabic has none that reads as one. */
export function hoursText(hours: number, locale: string): string {
  const unit = (value: number, name: "hour" | "minute") =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit: name,
      unitDisplay: locale.startsWith("ar") ? "long" : "short",
      numberingSystem: "latn",
    }).format(value);
  const minutes = Math.round((hours % 1) * MINUTES);
  const whole = unit(Math.floor(hours), "hour");
  return minutes === 0 ? whole : `${whole} ${unit(minutes, "minute")}`;
}
