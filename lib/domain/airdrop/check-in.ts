import type { CheckIn } from "../../contract/airdrop.ts";

export interface CheckInDay {
  /** From 1. */
  readonly day: number;
  /** In AmBTC. */
  readonly reward: string;
  /** `today` can be checked in now; `done` is behind or was today's. */
  readonly state: "done" | "today" | "coming";
}

/** The days of the present row of check-ins (R11.8), with what each of them pays. */
export function checkInDays({ day, claimedToday, rewards }: CheckIn): readonly CheckInDay[] {
  return rewards.map((reward, index) => {
    const number = index + 1;
    const isToday = number === day && !claimedToday;
    return { day: number, reward, state: isToday ? "today" : number > day ? "coming" : "done" };
  });
}

/** What the check-in after today's pays: after the last day the first one follows. */
export function tomorrowsCheckIn({ day, rewards }: CheckIn): CheckInDay | null {
  const next = day % Math.max(1, rewards.length);
  const reward = rewards[next];
  return reward === undefined ? null : { day: next + 1, reward, state: "coming" };
}

/** The start of the UTC day after a moment: when the next check-in opens where the service does not say. */
export function nextUtcDay(serverTime: string): string {
  const date = new Date(serverTime);
  date.setUTCHours(24, 0, 0, 0);
  return date.toISOString();
}
