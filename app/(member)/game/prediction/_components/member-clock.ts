import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import type { PredictionBoard } from "./board-provider";

type Reader = Pick<PredictionBoard, "locale" | "timeZone">;

const DAY_MS = 86_400_000;

function written(at: string, { locale, timeZone }: Reader, shape: Intl.DateTimeFormatOptions) {
  const minute = { hour: "numeric", minute: "2-digit", numberingSystem: "latn" } as const;
  return dateFormat(locale, { timeZone, ...minute, ...shape }).format(new Date(at));
}

/** The time of day in the member's own zone. */
export function memberClock(at: string, reader: Reader): string {
  return written(at, reader, {});
}

/** The time of day with its seconds; of more than a day ago, with its day instead. */
export function memberSeconds(at: string, reader: Reader): string {
  const isRecent = serviceClock.now() - Date.parse(at) < DAY_MS;
  return written(at, reader, isRecent ? { second: "2-digit" } : { month: "short", day: "numeric" });
}
