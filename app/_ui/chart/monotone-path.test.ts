import { expect, it } from "vitest";
import { monotonePath } from "./monotone-path";

it("is level at a peak, so that no value is drawn that never was", () => {
  const path = monotonePath([
    { x: 0, y: 0 },
    { x: 3, y: 6 },
    { x: 6, y: 0 },
  ]);
  expect(path).toBe("M0 0c1 2 2 6 3 6 1 0 2-4 3-6");
});

it("is a straight line between two points", () => {
  expect(
    monotonePath([
      { x: 0, y: 0 },
      { x: 3, y: 3 },
    ]),
  ).toBe("M0 0c1 1 2 2 3 3");
});

it("ends where its last point is, however many are before it", () => {
  const points = Array.from({ length: 1_000 }, (_, x) => ({ x: x / 9.99, y: (x * 37) % 101 }));
  const steps =
    monotonePath(points)
      .split("c")[1]
      ?.match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const sum = (axis: number) =>
    steps.reduce((all, step, index) => (index % 6 === axis ? all + step : all), 0);
  expect(steps).toHaveLength(999 * 6);
  expect(sum(4)).toBeCloseTo(100);
  expect(sum(5)).toBeCloseTo((999 * 37) % 101);
});

it("leaves out a zero before a point and no other one", () => {
  const points = [
    { x: 0, y: 0.5 },
    { x: 31.5, y: -0.4 },
  ];
  expect(monotonePath(points)).toBe("M0 .5c10.5-.3 21-.6 31.5-.9");
});
