import { expect, it } from "vitest";
import { endsUnrun } from "./last-day";

const THURSDAY_AT_13 = Date.UTC(2026, 4, 7, 13);

it("R15.16 a plan ends on the day of its first run at the earliest", () => {
  const daily = { every: "day", on: "1" } as const;
  expect(endsUnrun("2026-05-07", daily, THURSDAY_AT_13)).toBe(true);
  expect(endsUnrun("2026-05-08", daily, THURSDAY_AT_13)).toBe(false);
  const mondays = { every: "week", on: "1" } as const;
  expect(endsUnrun("2026-05-10", mondays, THURSDAY_AT_13)).toBe(true);
  expect(endsUnrun("2026-05-11", mondays, THURSDAY_AT_13)).toBe(false);
});
