import { describe, expect, it } from "vitest";
import { fromUnits, toUnits } from "../../money/units.ts";
import {
  equalParts,
  releasedAtMaturity,
  rewardOfDays,
  rewardPerDay,
  withReward,
} from "./interest.ts";

describe("the reward of a stake", () => {
  it("R11.10 of 1 000 for 90 days at 13 % is what the contract's check says", () => {
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

describe("what a stake brings when it matures", () => {
  const MATURES = "2026-03-02T00:00:00Z";
  const position = {
    principal: "1000",
    aprBps: 1300,
    accrued: "7.123287671232876700",
    accrualFrom: "2026-01-01T00:00:00Z",
    termFrom: null,
    autoRenew: false,
  };
  type Changes = Partial<Parameters<typeof releasedAtMaturity>[0]>;
  const at = (now: string, change: Changes = {}) =>
    releasedAtMaturity({ ...position, ...change }, MATURES, new Date(now));

  it("R11.10 is the principal with the rewards of every day, those that are to come included", () => {
    expect(at("2026-01-21T11:00:00Z")).toBe("1021.369863013698630100");
    expect(at("2025-12-31T11:00:00Z", { accrued: "0" })).toBe("1021.369863013698630100");
    expect(at(MATURES)).toBe("1007.123287671232876700");
  });

  it("promises nothing for the day of a change, which is rewarded by the terms before it", () => {
    const changed = { termFrom: "2026-01-22T00:00:00Z" };
    const rest = toUnits(position.accrued) + toUnits(rewardOfDays("1000", 1300, 39));
    expect(at("2026-01-21T11:00:00Z", changed)).toBe(fromUnits(toUnits("1000") + rest));
    expect(at("2026-01-22T11:00:00Z", changed)).toBe(fromUnits(toUnits("1000") + rest));
  });

  it("is the rewards alone where the principal goes into a new one", () => {
    expect(at("2026-01-21T11:00:00Z", { autoRenew: true })).toBe("21.369863013698630100");
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
