const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const pad = (value: number) => String(value).padStart(2, "0");

/** The seconds until an end, for one who reads a moment off the clock: never more than there were when the service said so, since the clock may lag. */
export function secondsLeft(untilMs: number, saidAtMs: number, nowMs = saidAtMs): number {
  return Math.max(0, Math.ceil((untilMs - Math.max(saidAtMs, nowMs)) / 1000));
}

/** Words the days, hours and minutes that are left: `2d 4h 30m`. */
export type WordDays = (parts: { days: number; hours: number; minutes: number }) => string;

/**
 * The time left as a clock shows it: `mm:ss` below an hour, `hh:mm:ss` below a day, from a day up in the
 * language's words.
 */
export function clockText(seconds: number, wordDays: WordDays): string {
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= DAY) return wordDays({ days: Math.floor(seconds / DAY), hours, minutes });
  const tail = `${pad(minutes)}:${pad(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${pad(hours)}:${tail}` : tail;
}

export type CountdownAnnouncement = "minute" | "end";

/** What is left until an end, and how much there was when it was first looked at. */
export interface TimeLeft {
  readonly until: string;
  readonly seconds: number;
  readonly from: number;
}

/** What is left now. A newer answer about the same end goes on where the last one was. */
export function timeLeft(last: TimeLeft | null, until: string, seconds: number): TimeLeft {
  return { until, seconds, from: last?.until === until ? last.from : seconds };
}

/**
 * What a screen reader is told as a countdown goes from one value to the next: when the last minute begins of what began
 * with more than two, and at its end, and nothing in between.
 */
export function announcementAt(
  last: TimeLeft | null,
  { until, seconds, from }: TimeLeft,
): CountdownAnnouncement | null {
  if (last?.until !== until) return null;
  if (last.seconds > 0 && seconds === 0) return "end";
  return from > 2 * MINUTE && last.seconds > MINUTE && seconds <= MINUTE ? "minute" : null;
}
