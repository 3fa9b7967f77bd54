import { expect, it } from "vitest";
import { addDays, mondayOf } from "@/lib/domain/transaction/days";
import { byDay, dayIn, nearDays } from "./by-day";

it("puts rows under the day that they have in the member's zone, in the order of the list", () => {
  const rows = ["2026-11-21T23:30:00Z", "2026-11-21T11:00:00Z", "2026-11-21T10:00:00Z"];
  const days = byDay(rows, (at) => at, "Europe/Berlin");
  expect(days.map((group) => [group.day, group.rows.length])).toEqual([
    ["2026-11-22", 1],
    ["2026-11-21", 2],
  ]);
});

it.each([
  ["2026-03-29T22:30:00Z", "2026-03-30", "2026-03-29"],
  ["2026-10-25T22:30:00Z", "2026-10-25", "2026-10-24"],
])("knows yesterday beside a day of 23 or 25 hours, at %s in Berlin", (at, today, yesterday) => {
  expect(nearDays(Date.parse(at), "Europe/Berlin")).toEqual({ today, yesterday });
});

it.each(["America/New_York", "UTC", "Pacific/Kiritimati"])(
  "has a day and a week for the empty time and the never of other systems, in %s",
  (timeZone) => {
    for (const at of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"]) {
      const day = dayIn(at, timeZone);
      expect(day.slice(0, 4)).toBe(at.slice(0, 4));
      expect([mondayOf(day), addDays(mondayOf(day), 6)].join()).toMatch(
        /^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/,
      );
    }
  },
);
