import { expect, it } from "vitest";
import { byDay } from "./by-day";

it("puts rows under the day that they have in the member's zone, in the order of the list", () => {
  const rows = ["2026-11-21T23:30:00Z", "2026-11-21T11:00:00Z", "2026-11-21T10:00:00Z"];
  const days = byDay(rows, (at) => at, "Europe/Berlin");
  expect(days.map((group) => [group.day, group.rows.length])).toEqual([
    ["2026-11-22", 1],
    ["2026-11-21", 2],
  ]);
});
