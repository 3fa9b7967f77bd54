import { expect, it } from "vitest";
import { DISMISS_PX_PER_SECOND, releaseVelocity } from "./release-velocity.ts";

it("R9.3 a sheet is let go at over 300 px/s when the last tenth of a second was that fast", () => {
  const flick = [
    { y: 0, at: 0 },
    { y: 2, at: 500 },
    { y: 20, at: 550 },
    { y: 42, at: 600 },
  ];
  expect(releaseVelocity(flick, 600)).toBeCloseTo(400);
  expect(DISMISS_PX_PER_SECOND).toBe(300);
});

it("R9.3 a slow drag stays under 300 px/s, however far it went", () => {
  const slow = Array.from({ length: 40 }, (_, index) => ({ y: index * 8, at: index * 40 }));
  expect(releaseVelocity(slow, 39 * 40)).toBeCloseTo(200);
});

it("R9.3 a finger that rested before it was lifted, or went up again, closes nothing", () => {
  const rested = [
    { y: 0, at: 0 },
    { y: 200, at: 100 },
  ];
  expect(releaseVelocity(rested, 400)).toBe(0);
  const back = [
    { y: 120, at: 300 },
    { y: 40, at: 360 },
  ];
  expect(releaseVelocity(back, 360)).toBeLessThan(0);
  expect(releaseVelocity([], 0)).toBe(0);
});

it("R9.3 a flick that the browser reports as a single movement counts", () => {
  const merged = [
    { y: 0, at: 0 },
    { y: 120, at: 200 },
  ];
  expect(releaseVelocity(merged, 200)).toBeCloseTo(600);
});
