import { expect, it } from "vitest";
import { rotationTo, slicesOf, stopAngle } from "./wheel-geometry.ts";

const WEIGHTS = [2_600, 1_800, 1_900, 1_500, 1_000, 700, 350, 150];
const slices = slicesOf(WEIGHTS);

it("draws each segment as wide as its odds, around the whole wheel", () => {
  expect(slices.map(({ from, to }) => Math.round(((to - from) / 360) * 10_000))).toEqual(WEIGHTS);
  expect(slices[0]?.from).toBe(0);
  expect(slices.at(-1)?.to).toBeCloseTo(360, 9);
  expect(slices[0]?.path).toMatch(/^M0 0L0.000 -100.000A100 100 0 0 1 /);
});

it("stops on the very part that was drawn", () => {
  expect(stopAngle(slices, 0, 0, 10_000)).toBeCloseTo(0.018, 6);
  expect(stopAngle(slices, 7, 9_999, 10_000)).toBeCloseTo(359.982, 6);
});

it("stops in the middle of the named segment without a part, or with one that lies elsewhere", () => {
  expect(stopAngle(slices, 0, null, 10_000)).toBeCloseTo(46.8, 6);
  expect(stopAngle(slices, 0, 9_999, 10_000)).toBeCloseTo(46.8, 6);
});

it.each([
  [0, 0],
  [0, 123.4],
  [2_036.6, 350],
])("turns on from %d and ends with %d under the pointer", (present, angle) => {
  const rotation = rotationTo(present, angle);
  expect((rotation + angle) % 360).toBeCloseTo(0, 6);
  expect(rotation).toBeGreaterThan(present + 5 * 360);
});
