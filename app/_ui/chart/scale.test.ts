import { expect, it } from "vitest";
import { axisTicks, barScale, heightOf, lineScale } from "./scale";

it("gives a line three round ticks with all its values between them", () => {
  expect(lineScale([1306, 1641])).toEqual({ ticks: [1300, 1500, 1700], digits: 0 });
  expect(lineScale([100_020, 100_208])).toEqual({
    ticks: [100_000, 100_120, 100_240],
    digits: 0,
  });
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

it("lets a line that stays level run through the middle", () => {
  expect(lineScale([60, 60])).toEqual({ ticks: [30, 60, 90], digits: 0 });
  expect(lineScale([1, 1, 1])).toEqual({ ticks: [0.5, 1, 1.5], digits: 1 });
  for (const value of [1635.37, -5, 0.2474, 7]) {
    const { ticks } = lineScale([value, value]);
    expect(ticks[0]).toBeLessThan(value);
    expect(ticks[2]).toBeGreaterThan(value);
    expect(heightOf(value, lineScale([value]))).toBeGreaterThanOrEqual(20);
    expect(heightOf(value, lineScale([value]))).toBeLessThanOrEqual(80);
  }
});

it("counts whole things in whole steps", () => {
  expect(barScale(1, 0, true)).toEqual({ ticks: [0, 1, 2], digits: 0 });
  expect(barScale(3, 0, true)).toEqual({ ticks: [0, 2, 4], digits: 0 });
  expect(barScale(5, 0, true)).toEqual({ ticks: [0, 3, 6], digits: 0 });
  expect(barScale(23, 0, true).digits).toBe(0);
});

it("says how many decimals its labels need", () => {
  expect(lineScale([0.2474, 0.2531]).digits).toBe(3);
  expect(lineScale([1.5, 3.4])).toEqual({ ticks: [1.5, 2.5, 3.5], digits: 1 });
  expect(lineScale([12.5, 60])).toEqual({ ticks: [10, 35, 60], digits: 0 });
  expect(barScale(0.0267, 0)).toEqual({ ticks: [0, 0.015, 0.03], digits: 3 });
  expect(barScale(0.5, 0)).toEqual({ ticks: [0, 0.25, 0.5], digits: 2 });
});

it("keeps zero at the bottom of bars, and in their middle where one is a loss", () => {
  expect(barScale(5.4, 0).ticks).toEqual([0, 3, 6]);
  expect(barScale(5.4, -7.41).ticks).toEqual([-8, 0, 8]);
  expect(barScale(0, 0).ticks).toEqual([0, 0.5, 1]);
});

it("places values from the top", () => {
  const scale = barScale(10, -10);
  expect([10, 0, -5].map((value) => heightOf(value, scale))).toEqual([0, 50, 75]);
});

it("takes so many labels, with the first and the last among them", () => {
  const labels = Array.from({ length: 31 }, (_, index) => `day ${index}`);
  expect(axisTicks(labels, 5)).toEqual(["day 0", "day 8", "day 15", "day 23", "day 30"]);
  expect(axisTicks(labels, 4)).toEqual(["day 0", "day 10", "day 20", "day 30"]);
});

it("leaves each label at its place where a day ends at the hour at which it began", () => {
  const hours = Array.from({ length: 25 }, (_, index) => `${(2 + index) % 24}:00`);
  expect(axisTicks(hours, 4)).toEqual(["2:00", "10:00", "18:00", "2:00"]);
});

it("takes what there is of fewer, and says nothing twice in a row", () => {
  expect(axisTicks(["a", "b"], 5)).toEqual(["a", "b"]);
  expect(axisTicks(["a", "a"], 5)).toEqual(["a", ""]);
  expect(axisTicks([], 5)).toEqual([]);
});
