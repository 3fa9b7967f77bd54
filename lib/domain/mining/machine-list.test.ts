import { describe, expect, it } from "vitest";
import { pagesOfSlice, sliceOfTwo, wholeDaysLeft } from "./machine-list.ts";

describe("a list whose first part is kept by itself", () => {
  it.each([
    [1, { first: { from: 0, count: 3 }, second: { from: 0, count: 7 } }],
    [2, { first: { from: 10, count: 0 }, second: { from: 7, count: 10 } }],
    [3, { first: { from: 20, count: 0 }, second: { from: 17, count: 10 } }],
  ])("goes on without a gap on page %i", (page, expected) => {
    expect(sliceOfTwo(page, 10, 3)).toEqual(expected);
  });

  it("asks for the pages that hold a slice", () => {
    expect(pagesOfSlice(0, 7, 10)).toEqual({ pages: [1], skip: 0 });
    expect(pagesOfSlice(7, 10, 10)).toEqual({ pages: [1, 2], skip: 7 });
    expect(pagesOfSlice(20, 10, 10)).toEqual({ pages: [3], skip: 0 });
    expect(pagesOfSlice(5, 0, 10)).toEqual({ pages: [], skip: 0 });
  });
});

it("counts whole days by the service's clock, none on the last and none below", () => {
  const end = "2026-01-31T12:00:00Z";
  expect(wholeDaysLeft(end, Date.parse("2026-01-01T12:00:00Z"))).toBe(30);
  expect(wholeDaysLeft(end, Date.parse("2026-01-30T12:00:01Z"))).toBe(0);
  expect(wholeDaysLeft(end, Date.parse("2026-03-01T00:00:00Z"))).toBe(0);
});
