import { expect, it } from "vitest";
import { portfolioRange } from "./portfolio-range";

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
