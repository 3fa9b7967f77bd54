import { getFormatter, getTranslations } from "next-intl/server";
import { utcDay } from "@/lib/transaction/days";

/** When a day begins, in UTC and as the member's own clock shows it. */
export async function dayStartText(now: Date, timeZone: string): Promise<string> {
  const [t, format] = await Promise.all([getTranslations("dailyProfit"), getFormatter()]);
  const time = format.dateTime(new Date(`${utcDay(now)}T00:00:00Z`), {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  return timeZone === "UTC" ? t("dayStartUtc") : t("dayStart", { time });
}
