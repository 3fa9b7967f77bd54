import { describe, expect, it } from "vitest";
import { activeSources, profitTotal } from "./profit.ts";

describe("daily profit", () => {
  it("adds days up exactly, losses included", () => {
    const days = ["99999999999999999999.999999999999999998", "0.000000000000000001", "-1.5"];
    expect(profitTotal(days.map((totalUSDT) => ({ totalUSDT })))).toBe(
      "99999999999999999998.499999999999999999",
    );
    expect(profitTotal([])).toBe("0.000000000000000000");
  });

  it("has a column for each source that brought anything, in the contract's order", () => {
    const sum = [{ symbol: "mBTC", amount: "1" }];
    expect(
      activeSources([
        { bySource: { game: sum, airdrop: [] } },
        { bySource: { mining: sum } },
        { bySource: {} },
      ]),
    ).toEqual(["mining", "game"]);
  });
});
