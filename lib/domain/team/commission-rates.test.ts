import { expect, it } from "vitest";
import { compareAmounts } from "../../money/decimal.ts";
import { commissionsOn } from "./commission-rates.ts";

it("R7.2 a purchase of 780 pays its sponsor 39 and the sponsor's sponsor 15.60", () => {
  const { direct, level2 } = commissionsOn("780");
  expect(compareAmounts(direct, "39")).toBe(0);
  expect(compareAmounts(level2, "15.6")).toBe(0);
});
