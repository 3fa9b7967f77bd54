import { expect, it } from "vitest";
import { estimateNet } from "./estimate.ts";

it("says of the Starter what a whole session of it credits", () => {
  expect(estimateNet("0.000266666666666666", "day")).toBe("0.006400000000000000");
  expect(estimateNet("0.000266666666666666", "week")).toBe("0.044800000000000000");
  expect(estimateNet("0.000266666666666666", "month")).toBe("0.192000000000000000");
});

it("estimates nothing of nothing, and keeps large rates", () => {
  expect(estimateNet("0", "month")).toBe("0.000000000000000000");
  expect(estimateNet("123456789.5", "day")).toBe("2962962948.000000000000000000");
});
