import { expect, it } from "vitest";
import { lineShape } from "./line-shape";

it("runs from the first value to the last, the highest on top", () => {
  expect(lineShape(["1", "3", "2"]).line).toBe("M0.00 94.00L50.00 6.00L100.00 50.00");
});

it("is a level line in the middle when nothing changes", () => {
  expect(lineShape(["5", "5"]).line).toBe("M0.00 50.00L100.00 50.00");
});

it("closes its area at the bottom", () => {
  expect(lineShape(["0", "1"]).area).toMatch(/L100 100L0 100Z$/);
});
