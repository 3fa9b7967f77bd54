export const PLAN_KINDS = ["convert", "stake"] as const;
export const PLAN_INTERVALS = ["day", "week", "month"] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** The most plans of one member that have not ended. */
export const MAX_PLANS = 10;
/** So many shortages in a row pause a plan. */
export const SHORTAGES_TO_PAUSE = 3;
/** The last day of a month that every month has. */
const LAST_PLAN_DAY = 28;
/** The hour in UTC at which plans and the automation of mining run. */
const PLAN_HOUR = 12;

const DAY_MS = 86_400_000;

/** What `on` may be: an ISO day of the week from 1 (Monday), a day of the month, or nothing. */
export function planDays(every: PlanInterval): readonly number[] {
  const last = { day: 0, week: 7, month: LAST_PLAN_DAY }[every];
  return Array.from({ length: last }, (_, index) => index + 1);
}

function isPlanDay(every: PlanInterval, on: number | null, at: Date): boolean {
  if (every === "week") return (at.getUTCDay() || 7) === on;
  return every === "day" || at.getUTCDate() === on;
}

/**
 * The first slot after a moment, both in milliseconds.
 * @throws RangeError for a day that `planDays` does not have
 */
export function planSlotAfter(every: PlanInterval, on: number | null, after: number): number {
  if (every !== "day" && !planDays(every).includes(on ?? 0)) {
    throw new RangeError(`There is no day ${on} of a ${every}`);
  }
  const hour = PLAN_HOUR * 3_600_000;
  let slot = Math.floor((after - hour) / DAY_MS) * DAY_MS + hour + DAY_MS;
  while (!isPlanDay(every, on, new Date(slot))) slot += DAY_MS;
  return slot;
}
