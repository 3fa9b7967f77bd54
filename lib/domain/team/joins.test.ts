import { describe, expect, it } from "vitest";
import { joinedIn, joinInterval } from "./joins.ts";

describe("joinings over time", () => {
  it("are shown by day unless the address names a month or a year", () => {
    expect([undefined, "month", "year", "week"].map(joinInterval)).toEqual([
      ...["day", "month", "year", "day"],
    ]);
  });

  it("are summed up", () => {
    const point = (members: number) => ({ from: "2026-01-01", members, directs: null });
    expect(joinedIn([point(2), point(0), point(5)])).toBe(7);
    expect(joinedIn([])).toBe(0);
  });
});
