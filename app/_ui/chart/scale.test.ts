import { expect, it } from "vitest";
import { barScale, heightOf, lineScale } from "./scale";

it("gives a line three round ticks with all its values between them", () => {
  expect(lineScale([1306, 1641])).toEqual({ ticks: [1250, 1500, 1750], digits: 0 });
  for (const values of [
    [0.2474, 0.2531],
    [99_950, 100_250],
    [5, 5],
    [0, 0],
    [0.999, 1.001],
  ]) {
    const { ticks } = lineScale(values);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-9);
    expect(ticks[2]).toBeGreaterThanOrEqual(Math.max(...values) - 1e-9);
    expect(ticks[1] - ticks[0]).toBeCloseTo(ticks[2] - ticks[1]);
  }
});

it("says how many decimals its labels need", () => {
  expect(lineScale([0.2474, 0.2531]).digits).toBe(3);
  expect(barScale(0.0267, 0)).toEqual({ ticks: [0, 0.02, 0.04], digits: 2 });
  expect(barScale(0.5, 0)).toEqual({ ticks: [0, 0.25, 0.5], digits: 2 });
});

it("keeps zero at the bottom of bars, and in their middle where one is a loss", () => {
  expect(barScale(5.4, 0).ticks).toEqual([0, 5, 10]);
  expect(barScale(5.4, -7.41).ticks).toEqual([-10, 0, 10]);
  expect(barScale(0, 0).ticks).toEqual([0, 0.5, 1]);
});

it("places values from the top", () => {
  const scale = barScale(10, -10);
  expect([10, 0, -5].map((value) => heightOf(value, scale))).toEqual([0, 50, 75]);
});
