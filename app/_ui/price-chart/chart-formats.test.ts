import { expect, it } from "vitest";
import { axisDigits } from "./chart-formats";

it.each([
  [[98_000, 101_000], 0],
  [[99.1, 101.9], 1],
  [[0.2512, 0.2588], 4],
  [[1, 1], 2],
  [[0.00001234, 0.00001299], 8],
])("marks of %j have %i fraction digits", (values, digits) => {
  expect(axisDigits(values)).toBe(digits);
});

it("has two for nothing and for zero", () => {
  expect([axisDigits([]), axisDigits([0])]).toEqual([2, 2]);
});
