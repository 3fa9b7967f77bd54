import { expect, it } from "vitest";
import { checkInDays, nextUtcDay, tomorrowsCheckIn } from "./check-in.ts";

const REWARDS = ["1", "1", "2", "2", "3", "3", "5"];
const statesOf = (day: number, claimedToday: boolean) =>
  checkInDays({ day, claimedToday, streak: 0, rewards: REWARDS }).map(({ state }) => state);

it("R7.5 a row begins with its first day open and six to come", () => {
  expect(statesOf(1, false)).toEqual(["today", ...Array(6).fill("coming")]);
});

it("R7.5 today's day is done once it is claimed, and the next one waits for tomorrow", () => {
  expect(statesOf(3, false)).toEqual(["done", "done", "today", ...Array(4).fill("coming")]);
  expect(statesOf(3, true)).toEqual(["done", "done", "done", ...Array(4).fill("coming")]);
  expect(statesOf(7, true)).toEqual(Array(7).fill("done"));
});

it("R7.5 each day carries its own reward", () => {
  const days = checkInDays({ day: 1, claimedToday: false, streak: 0, rewards: REWARDS });
  expect(days.map(({ day, reward }) => [day, reward])).toEqual(
    REWARDS.map((reward, index) => [index + 1, reward]),
  );
});

it("R7.5 a check-in opens again at midnight UTC, at midnight for the day after", () => {
  expect(nextUtcDay("2026-02-28T23:59:59.999Z")).toBe("2026-03-01T00:00:00.000Z");
  expect(nextUtcDay("2026-03-01T00:00:00.000Z")).toBe("2026-03-02T00:00:00.000Z");
});

it("R7.5 after today's day comes the next one, after the last the first", () => {
  const check = (day: number, rewards = REWARDS) =>
    tomorrowsCheckIn({ day, claimedToday: true, streak: day, rewards });
  expect(check(6)).toEqual({ day: 7, reward: "5", state: "coming" });
  expect(check(7)).toEqual({ day: 1, reward: "1", state: "coming" });
  expect(check(1, [])).toBeNull();
});
