import { expect, it } from "vitest";
import { barBoxes } from "./bar-geometry.ts";

it("stands positive bars on the bottom when nothing is below zero", () => {
  const { zero, boxes } = barBoxes(["1", "2.5", "5"]);
  expect(zero).toBe(100);
  expect(boxes.map(({ top, height }) => [top, height])).toEqual([
    [80, 20],
    [50, 50],
    [0, 100],
  ]);
});

it("hangs losses below the zero line", () => {
  const { zero, boxes } = barBoxes(["3", "-1"]);
  expect(zero).toBe(75);
  expect(boxes[1]).toEqual({ top: 75, height: 25, isNegative: true });
});

it("draws nothing for zeros, on a line at the bottom", () => {
  const { zero, boxes } = barBoxes(["0", "0.000000000000000000"]);
  expect(zero).toBe(100);
  expect(boxes.every(({ height }) => height === 0)).toBe(true);
});
