import type { DownlineMember } from "../binary-tree/downline.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { dayOf } from "./points.ts";

const DAYS = 30;
const MONTHS = 12;

type Interval = "day" | "month" | "year";

function yearsSince(first: number, now: Date): number {
  return now.getUTCFullYear() - new Date(first).getUTCFullYear() + 1;
}

/** Starts of the intervals up to now, oldest first: 30 days, 12 months, or every year since the first. */
function starts(by: Interval, first: number, now: number): number[] {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const make = {
    day: { count: DAYS, at: (ago: number) => today - ago * DAY_MS },
    month: { count: MONTHS, at: (ago: number) => Date.UTC(year, month - ago) },
    year: { count: yearsSince(first, date), at: (ago: number) => Date.UTC(year - ago, 0) },
  }[by];
  return Array.from({ length: make.count }, (_, index) => make.at(make.count - 1 - index));
}

/** How many joined a downline in each interval, and how many of them were invited by its top. */
export function joinsOf(downline: readonly DownlineMember[], by: Interval, now: number) {
  const first = downline.reduce((least, { joined_at }) => Math.min(least, joined_at), now);
  const intervals = starts(by, first, now).map((from) => ({ from, members: 0, directs: 0 }));
  for (const { joined_at, level } of downline) {
    const interval = intervals.findLast(({ from }) => from <= joined_at);
    if (!interval) continue;
    interval.members += 1;
    if (level === 1) interval.directs += 1;
  }
  return intervals.map(({ from, ...counts }) => ({ from: dayOf(from), ...counts }));
}
