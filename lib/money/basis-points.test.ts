import { expect, it } from "vitest";
import { bpsAsFactor, bpsAsPercent } from "./basis-points.ts";

it("basis points are hundredths of a percent", () => {
  expect([0, 5, 25, 30, 50, 800, 1300, 2000, 10_000, 12_345].map(bpsAsPercent)).toEqual([
    ...["0", "0.05", "0.25", "0.3", "0.5", "8", "13", "20", "100", "123.45"],
  ]);
  expect([12.5, 0.5, 30.25, -12.5].map(bpsAsPercent)).toEqual([
    "0.125",
    "0.005",
    "0.3025",
    "-0.125",
  ]);
  expect([-3, -30, -12_345].map(bpsAsPercent)).toEqual(["-0.03", "-0.3", "-123.45"]);
});

it("basis points are ten thousandths of a whole", () => {
  expect([0, 5, 50, 800, 10_000, 12_500].map(bpsAsFactor)).toEqual([
    ...["0", "0.0005", "0.005", "0.08", "1", "1.25"],
  ]);
  expect([-3, -800].map(bpsAsFactor)).toEqual(["-0.0003", "-0.08"]);
});
