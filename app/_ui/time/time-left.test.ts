import { expect, it } from "vitest";
import { announcementAt, clockText, secondsLeft, type WordDays } from "./time-left.ts";

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

it("R10.3 speaks at a minute and at the end only", () => {
  expect(announcementAt(null, 300)).toBeNull();
  expect(announcementAt(300, 299)).toBeNull();
  expect(announcementAt(61, 60)).toBe("minute");
  expect(announcementAt(60, 59)).toBeNull();
  expect(announcementAt(1, 0)).toBe("end");
  expect(announcementAt(0, 0)).toBeNull();
  expect(announcementAt(null, 0)).toBeNull();
});

it("says the end, not the minute, when a tab comes back after both", () => {
  expect(announcementAt(300, 0)).toBe("end");
  expect(announcementAt(300, 30)).toBe("minute");
});

it("begins with no more than the service has said is left, though the clock that counts lags", () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 0, -200)).toBe(60);
  expect(secondsLeft(60_000, 0, 200)).toBe(60);
  expect(secondsLeft(60_000, 0, 1_000)).toBe(59);
  expect(secondsLeft(60_000, 0, 61_000)).toBe(0);
});
