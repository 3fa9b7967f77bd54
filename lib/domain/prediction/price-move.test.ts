import { expect, it } from "vitest";
import { priceMove } from "./price-move.ts";

it("a price moves up, down or not at all, by the smallest step it can make", () => {
  expect(priceMove("100000", "100000.000001")).toEqual({
    direction: "up",
    distance: "0.000001000000000000",
    percent: "0.000000001000000000",
  });
  expect(priceMove("100000", "99000")).toMatchObject({
    direction: "down",
    distance: "1000.000000000000000000",
    percent: "1.000000000000000000",
  });
  expect(priceMove("5.10", "5.1")).toMatchObject({ direction: "flat" });
  expect(priceMove("0", "5")).toMatchObject({ direction: "up", percent: null });
});
