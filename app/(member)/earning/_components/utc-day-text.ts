import { getLocale } from "next-intl/server";
import { dateFormat } from "@/lib/i18n/date-format";

/** A UTC day as `YYYY-MM-DD` in the visitor's language. */
export async function utcDayText(day: string): Promise<string> {
  const locale = await getLocale();
  return dateFormat(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(day));
}
