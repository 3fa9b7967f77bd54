import { expect, it } from "vitest";
import { relativeTimeText } from "./relative-time-text.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const SECOND = 1000;
const HOUR = 3600 * SECOND;

it("takes the largest unit that fits", () => {
  expect(relativeTimeText(NOW - 12 * SECOND, NOW, "en-US")).toBe("12 seconds ago");
  expect(relativeTimeText(NOW - 59 * 60 * SECOND, NOW, "en-US")).toBe("59 minutes ago");
  expect(relativeTimeText(NOW + 3 * HOUR, NOW, "en-US")).toBe("in 3 hours");
  expect(relativeTimeText(NOW - 400 * 24 * HOUR, NOW, "en-US")).toBe("1 year ago");
});

it("R9.2 counts from a day up: a day that has gone by is not yesterday", () => {
  expect(relativeTimeText(NOW, NOW, "en-US")).toBe("now");
  expect(relativeTimeText(NOW - 30 * HOUR, NOW, "en-US")).toBe("1 day ago");
  expect(relativeTimeText(NOW + 30 * HOUR, NOW, "en-US")).toBe("in 1 day");
  expect(relativeTimeText(NOW - 40 * 24 * HOUR, NOW, "en-US")).toBe("1 month ago");
  expect(relativeTimeText(NOW - 700 * 24 * HOUR, NOW, "en-US")).toBe("1 year ago");
});

it("R9.2 keeps Latin digits in Arabic", () => {
  expect(relativeTimeText(NOW - 12 * SECOND, NOW, "ar-SA")).toContain("12");
});
