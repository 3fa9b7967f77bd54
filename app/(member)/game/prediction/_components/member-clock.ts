import { dateFormat } from "@/lib/i18n/date-format";
import type { PredictionBoard } from "./board-provider";

type Reader = Pick<PredictionBoard, "locale" | "timeZone">;

function clock({ locale, timeZone }: Reader, shape: Intl.DateTimeFormatOptions) {
  return dateFormat(locale, { timeZone, numberingSystem: "latn", ...shape });
}

const MINUTE = { hour: "numeric", minute: "2-digit" } as const;

/** The time of day in the member's own zone. */
export function memberClock(at: string, reader: Reader): string {
  return clock(reader, MINUTE).format(new Date(at));
}

/** The time of day with its seconds. */
export function memberSeconds(at: string, reader: Reader): string {
  return clock(reader, { ...MINUTE, second: "2-digit" }).format(new Date(at));
}
