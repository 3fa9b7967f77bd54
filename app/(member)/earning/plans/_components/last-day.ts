import { type PlanInterval, planSlotAfter } from "@/lib/contract/rules/plan-slots";

/** How often a plan runs; `on` as it is chosen in the form. */
export interface Rhythm {
  readonly every: PlanInterval;
  readonly on: string;
}

/** The first run of a plan that is created now, both in milliseconds. */
export function firstRun({ every, on }: Rhythm, now: number): number {
  return planSlotAfter(every, every === "day" ? null : Number(on), now);
}

/** The end of a day, by UTC as all runs are. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59Z`;
}

/** Whether a plan with that last day would end before it has run. */
export function endsUnrun(day: string, rhythm: Rhythm, now: number): boolean {
  return Date.parse(endOfDay(day)) < firstRun(rhythm, now);
}
