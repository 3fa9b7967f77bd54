import { expect, it } from "vitest";
import { monotonePath } from "./monotone-path";

it("is level at a peak, so that no value is drawn that never was", () => {
  const path = monotonePath([
    { x: 0, y: 0 },
    { x: 3, y: 6 },
    { x: 6, y: 0 },
  ]);
  expect(path).toBe("M0.00 0.00C1.00 2.00 2.00 6.00 3.00 6.00C4.00 6.00 5.00 2.00 6.00 0.00");
});

it("is a straight line between two points", () => {
  expect(
    monotonePath([
      { x: 0, y: 0 },
      { x: 3, y: 3 },
    ]),
  ).toBe("M0.00 0.00C1.00 1.00 2.00 2.00 3.00 3.00");
});
