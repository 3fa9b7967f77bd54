import { getFormatter, getTranslations } from "next-intl/server";
import { nextUtcDay } from "@/lib/airdrop/check-in";

interface UtcDayNoteProps {
  serverTime: string;
  timeZone: string;
}

/** When a day of check-ins begins, in UTC and as the member's own clock shows it. */
export async function UtcDayNote({ serverTime, timeZone }: UtcDayNoteProps) {
  const [t, format] = await Promise.all([getTranslations("airdrop.checkIn"), getFormatter()]);
  if (timeZone === "UTC") return t("dayStartUtc");
  const time = format.dateTime(new Date(nextUtcDay(serverTime)), {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  return t("dayStart", { time });
}
