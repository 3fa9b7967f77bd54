import { getFormatter } from "next-intl/server";

/** A UTC day as `YYYY-MM-DD` in the visitor's language. */
export async function utcDayText(day: string): Promise<string> {
  const format = await getFormatter();
  return format.dateTime(new Date(day), {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
}
