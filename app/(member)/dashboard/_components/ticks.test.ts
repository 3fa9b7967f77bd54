import { expect, it } from "vitest";
import { portfolioRange } from "./portfolio-range";
import { pickTicks } from "./ticks";

it("takes five labels with the first and the last among them", () => {
  const labels = Array.from({ length: 31 }, (_, index) => `day ${index}`);
  expect(pickTicks(labels)).toEqual(["day 0", "day 8", "day 15", "day 23", "day 30"]);
});

it("takes what there is of fewer, each once", () => {
  expect(pickTicks(["a", "b"])).toEqual(["a", "b"]);
  expect(pickTicks(["a", "a"])).toEqual(["a"]);
  expect(pickTicks([])).toEqual([]);
});

it("shows thirty days unless another range is asked for by its name", () => {
  expect(["7d", "90d", "1y", "", undefined, ["7d"]].map(portfolioRange)).toEqual([
    "7d",
    "90d",
    "30d",
    "30d",
    "30d",
    "30d",
  ]);
});
