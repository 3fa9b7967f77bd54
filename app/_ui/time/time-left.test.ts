import { expect, it } from "vitest";
import {
  announcementAt,
  clockText,
  secondsLeft,
  type TimeLeft,
  timeLeft,
  type WordDays,
} from "./time-left.ts";

const DAYS: WordDays = ({ days, hours, minutes }) => `${days}d ${hours}h ${minutes}m`;

it("shows minutes and seconds below an hour, hours below a day, days from there", () => {
  expect(clockText(0, DAYS)).toBe("00:00");
  expect(clockText(299, DAYS)).toBe("04:59");
  expect(clockText(3_599, DAYS)).toBe("59:59");
  expect(clockText(3_600, DAYS)).toBe("01:00:00");
  expect(clockText(86_399, DAYS)).toBe("23:59:59");
  expect(clockText(86_400, DAYS)).toBe("1d 0h 0m");
  expect(clockText(2 * 86_400 + 4 * 3_600 + 30 * 60 + 59, DAYS)).toBe("2d 4h 30m");
});

/** What is said as the time that is left until one end goes through these seconds. */
function said(seconds: readonly number[], until = "noon", before: TimeLeft | null = null) {
  let last = before;
  return seconds.map((left) => {
    const next = timeLeft(last, until, left);
    const announcement = announcementAt(last, next);
    last = next;
    return announcement;
  });
}

it("R10.3 speaks at a minute and at the end only", () => {
  const none = [null, null, null];
  expect(said([300, 299, 61, 60, 59, 1, 0, 0])).toEqual([
    ...none,
    "minute",
    null,
    null,
    "end",
    null,
  ]);
  expect(said([0, 0])).toEqual([null, null]);
});

it("R10.3 says the end, not the minute, when a tab comes back after both", () => {
  expect(said([300, 0])).toEqual([null, "end"]);
  expect(said([300, 30])).toEqual([null, "minute"]);
});

it("R10.3 says nothing of the last minute of what began with two or less", () => {
  expect(said([120, 60, 0])).toEqual([null, null, "end"]);
  expect(said([121, 60, 0])).toEqual([null, "minute", "end"]);
});

it("R10.3 speaks of each end by itself, however long the one before it took", () => {
  const before = { until: "midnight", seconds: 0, from: 8 };
  expect(said([86_400, 60], "noon", before)).toEqual([null, "minute"]);
  expect(said([90, 60], "noon", { ...before, from: 300 })).toEqual([null, null]);
});

it("begins with no more than the service has said is left, though the clock that counts lags", () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 0, -200)).toBe(60);
  expect(secondsLeft(60_000, 0, 200)).toBe(60);
  expect(secondsLeft(60_000, 0, 1_000)).toBe(59);
  expect(secondsLeft(60_000, 0, 61_000)).toBe(0);
});
