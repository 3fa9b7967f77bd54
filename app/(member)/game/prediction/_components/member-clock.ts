import type { Board } from "./board-provider";

type Reader = Pick<Board, "locale" | "timeZone">;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock({ locale, timeZone }: Reader, shape: Intl.DateTimeFormatOptions) {
  const key = `${locale}/${timeZone}/${Object.keys(shape).join()}`;
  let known = clocks.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { timeZone, numberingSystem: "latn", ...shape });
    clocks.set(key, known);
  }
  return known;
}

const MINUTE = { hour: "2-digit", minute: "2-digit" } as const;

/** The time of day in the member's own zone. */
export function memberClock(at: string, reader: Reader): string {
  return clock(reader, MINUTE).format(new Date(at));
}

/** The time of day with its seconds. */
export function memberSeconds(at: string, reader: Reader): string {
  return clock(reader, { ...MINUTE, second: "2-digit" }).format(new Date(at));
}
