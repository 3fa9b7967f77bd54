import { expect, it } from "vitest";
import { linePath } from "./line-path";

const BOX = { width: 100, height: 40, inset: 4 };

it("runs from the start of the box to its end, lowest at the bottom", () => {
  expect(linePath([1, 3, 2], BOX).line).toBe("M0.0 36.0L50.0 4.0L100.0 20.0");
});

it("draws a price that does not move through the middle", () => {
  expect(linePath([5, 5], BOX).line).toBe("M0.0 20.0L100.0 20.0");
});

it("closes the surface along the bottom", () => {
  expect(linePath([1, 2], BOX).area).toBe("M0.0 36.0L100.0 4.0L100 40L0 40Z");
});

it("takes a year of minutes", () => {
  const values = Array.from({ length: 500_000 }, (_, index) => index % 7);
  expect(linePath(values, BOX).line.startsWith("M0.0 36.0L")).toBe(true);
});
