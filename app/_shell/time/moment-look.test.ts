import { expect, it } from "vitest";
import { nearnessOf } from "./moment-look.ts";

const near = (at: string, now: string, timeZone = "UTC") =>
  nearnessOf(Date.parse(at), Date.parse(now), timeZone);

it("R9.2 a moment is today, yesterday or tomorrow by the calendar of the member's own zone", () => {
  expect(near("2026-11-22T00:00:00Z", "2026-11-22T23:59:59Z")).toBe("today");
  expect(near("2026-11-21T23:59:59Z", "2026-11-22T00:00:00Z")).toBe("yesterday");
  expect(near("2026-11-21T23:30:00Z", "2026-11-22T00:30:00Z", "Europe/Berlin")).toBe("today");
  expect(near("2026-11-22T23:30:00Z", "2026-11-22T12:00:00Z", "Europe/Berlin")).toBe("tomorrow");
});

it("R9.2 of another day the year is left out while it is this one, also over New Year in a zone", () => {
  expect(near("2026-03-01T12:00:00Z", "2026-11-22T12:00:00Z")).toBe("year");
  expect(near("2025-12-30T12:00:00Z", "2026-01-02T12:00:00Z")).toBe("far");
  expect(near("2026-12-31T23:30:00Z", "2027-01-05T12:00:00Z", "Europe/Berlin")).toBe("year");
});

it("R9.2 a day of 23 or 25 hours is one day", () => {
  expect(near("2026-03-28T12:00:00Z", "2026-03-29T21:00:00Z", "Europe/Berlin")).toBe("yesterday");
  expect(near("2026-10-25T22:30:00Z", "2026-10-24T22:30:00Z", "Europe/Berlin")).toBe("today");
});
