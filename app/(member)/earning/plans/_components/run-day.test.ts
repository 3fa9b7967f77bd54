import { expect, it } from "vitest";
import { dayInUtc, runDays, weekdayOfRun } from "./run-day";

const THURSDAY = Date.UTC(2026, 4, 7, 13);

it("R15.16 a run's weekday is the one that it is at noon in UTC where the member is", () => {
  const monday = (timeZone: string) => weekdayOfRun(1, THURSDAY, "en", timeZone);
  expect(monday("UTC")).toBe("Monday");
  expect(monday("Asia/Tokyo")).toBe("Monday");
  expect(monday("Pacific/Niue")).toBe("Monday");
  expect(monday("Pacific/Auckland")).toBe("Tuesday");
});

it("R15.16 the days of the week begin with the one that is Monday where the member is", () => {
  const days = (timeZone: string) => runDays("week", THURSDAY, timeZone);
  expect(days("UTC")).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(days("Pacific/Auckland")).toEqual([7, 1, 2, 3, 4, 5, 6]);
});

it("R15.16 a day of the month is said to be of UTC where it is another one there", () => {
  expect(dayInUtc("5", THURSDAY, "UTC")).toBe("5");
  expect(dayInUtc("5", THURSDAY, "Asia/Tokyo")).toBe("5");
  expect(dayInUtc("5", THURSDAY, "Pacific/Auckland")).toBe("5 (UTC)");
});
