import { expect, it } from "vitest";
import { planDays, planSlotAfter } from "./plan-slots.ts";

const slot = (every: "day" | "week" | "month", on: number | null, after: string) =>
  new Date(planSlotAfter(every, on, Date.parse(after))).toISOString();

it("R15.16 finds the slot after a moment, never the moment itself", () => {
  expect(slot("day", null, "2026-02-27T11:59:59.999Z")).toBe("2026-02-27T12:00:00.000Z");
  expect(slot("day", null, "2026-02-27T12:00:00.000Z")).toBe("2026-02-28T12:00:00.000Z");
  // 22 November 2026 is a Sunday.
  expect(slot("week", 7, "2026-11-22T11:00:00.000Z")).toBe("2026-11-22T12:00:00.000Z");
  expect(slot("week", 7, "2026-11-22T12:00:00.000Z")).toBe("2026-11-29T12:00:00.000Z");
  expect(slot("week", 1, "2026-11-22T12:00:00.000Z")).toBe("2026-11-23T12:00:00.000Z");
  expect(slot("month", 28, "2026-02-28T12:00:00.000Z")).toBe("2026-03-28T12:00:00.000Z");
  expect(slot("month", 28, "2026-01-28T12:00:00.000Z")).toBe("2026-02-28T12:00:00.000Z");
  expect(slot("month", 1, "2026-12-31T23:00:00.000Z")).toBe("2027-01-01T12:00:00.000Z");
  expect(() => slot("month", 31, "2026-12-31T23:00:00.000Z")).toThrow(RangeError);
});

it("R15.16 names the days of an interval", () => {
  expect([planDays("day").length, planDays("week").at(-1), planDays("month").at(-1)]).toEqual([
    0, 7, 28,
  ]);
});
