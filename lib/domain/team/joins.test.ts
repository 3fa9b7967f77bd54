import { describe, expect, it } from "vitest";
import { isLabelled, joinedIn, joinInterval } from "./joins.ts";

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

  it("label every bar while they are few, and the last one always", () => {
    const labelled = (count: number) =>
      Array.from({ length: count }, (_, index) => index).filter((index) =>
        isLabelled(index, count, 6),
      );
    expect(labelled(3)).toEqual([0, 1, 2]);
    expect(labelled(12)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(labelled(30)).toEqual([4, 9, 14, 19, 24, 29]);
  });
});
