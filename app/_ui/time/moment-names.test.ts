import { expect, it } from "vitest";
import { momentNames } from "./moment-names.ts";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", ...options });

it("a midnight and now of the same day have names of their own", () => {
  const zone = { timeZone: "UTC" };
  const long = format({ ...zone, hour: "numeric", minute: "2-digit", timeZoneName: "short" });
  const moments = ["2026-11-29T00:00:00Z", "2026-11-30T00:00:00Z", "2026-11-30T17:20:00Z"];
  expect(momentNames(moments, format(zone), long)).toEqual([
    "Nov 29",
    "Nov 30, 12:00 AM UTC",
    "Nov 30, 5:20 PM UTC",
  ]);
});

it("the hour that a clock repeats is told by its zone", () => {
  const hour = { timeZone: "America/New_York", hour: "numeric", minute: "2-digit" } as const;
  const moments = ["2026-11-01T04:00:00Z", "2026-11-01T05:00:00Z", "2026-11-01T06:00:00Z"];
  expect(momentNames(moments, format(hour), format({ ...hour, timeZoneName: "short" }))).toEqual([
    "Nov 1, 12:00 AM",
    "Nov 1, 1:00 AM EDT",
    "Nov 1, 1:00 AM EST",
  ]);
});
