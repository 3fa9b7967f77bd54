import { describe, expect, it } from "vitest";
import { equalParts, rewardOfDays, rewardPerDay, withReward } from "./interest.ts";

describe("the reward of a stake", () => {
  it("R7.5 of 1 000 for 90 days at 13 % is what the contract's check says", () => {
    expect(rewardPerDay("1000", 1300)).toBe("0.356164383561643835");
    expect(rewardOfDays("1000", 1300, 90)).toBe("32.054794520547945150");
  });

  it("rounds each day down before days are added up", () => {
    expect(rewardPerDay("0.000000000000000001", 1500)).toBe("0.000000000000000000");
    expect(rewardOfDays("0.000000000000007301", 500, 10)).toBe("0.000000000000000010");
  });

  it("comes on top of the principal without losing a digit", () => {
    expect(withReward("1000", "32.054794520547945150")).toBe("1032.054794520547945150");
  });
});

describe("an amount in parts", () => {
  it("adds up to the whole, and the first takes what does not divide", () => {
    expect(equalParts("1000", 3)).toEqual([
      "333.333400000000000000",
      "333.333300000000000000",
      "333.333300000000000000",
    ]);
    expect(equalParts("0.000000000000000008", 3)).toEqual([
      "0.000000000000000004",
      "0.000000000000000002",
      "0.000000000000000002",
    ]);
  });
});
