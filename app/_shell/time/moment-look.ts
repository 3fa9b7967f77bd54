import { dateFormat } from "@/lib/i18n/date-format";

const DAY_MS = 86_400_000;
const CALENDAR_DAY = { year: "numeric", month: "2-digit", day: "2-digit" } as const;

/** Days since 1970 of the calendar day on which an instant falls in a zone, and its year. */
function dayOf(ms: number, timeZone: string) {
  // Sweden writes ISO 8601.
  const text = dateFormat("sv-SE", { ...CALENDAR_DAY, timeZone }).format(ms);
  return { day: Date.parse(text) / DAY_MS, year: text.slice(0, 4) };
}

/** A day beside today, this year, or further away. */
export type Nearness = "yesterday" | "today" | "tomorrow" | "year" | "far";

const NEAR: ReadonlyMap<number, Nearness> = new Map([
  [-1, "yesterday"],
  [0, "today"],
  [1, "tomorrow"],
]);

/** How near an instant lies to now by the calendar of a zone: what goes without saying is left out. */
export function nearnessOf(atMs: number, nowMs: number, timeZone: string): Nearness {
  const [at, now] = [dayOf(atMs, timeZone), dayOf(nowMs, timeZone)];
  return NEAR.get(at.day - now.day) ?? (at.year === now.year ? "year" : "far");
}
