import { describe, expect, it } from "vitest";
import type { StakingPosition } from "../../contract/staking.ts";
import { latestRewards, positionEnd, positionView } from "./position.ts";

const LOCKED: StakingPosition = {
  id: "7",
  productId: "locked_30",
  principal: "1000",
  aprBps: 900,
  startedAt: "2026-11-20T10:00:00Z",
  maturesAt: "2026-12-21T00:00:00Z",
  accrued: "2.5",
  status: "active",
};

describe("a position", () => {
  it("that says no kind is locked when it matures", () => {
    expect(positionView(LOCKED).isLocked).toBe(true);
    expect(positionView({ ...LOCKED, maturesAt: null }).isLocked).toBe(false);
  });

  it("left early forfeits what the service says, else what has accrued", () => {
    expect(positionView(LOCKED).earlyExit).toEqual({ returned: "1000", forfeited: "2.5" });
    const earlyExit = { returned: "1000", forfeited: "1" };
    expect(positionView({ ...LOCKED, earlyExit }).earlyExit).toEqual(earlyExit);
  });

  it("that is flexible or closed has nothing to forfeit", () => {
    expect(positionView({ ...LOCKED, type: "flexible" }).earlyExit).toBeNull();
    expect(positionView({ ...LOCKED, status: "matured" }).earlyExit).toBeNull();
  });

  it("says where its principal went", () => {
    const end = (status: StakingPosition["status"], autoRenew = false) =>
      positionEnd({ status, autoRenew });
    expect(end("active", true)).toBeNull();
    expect(end("matured", true)).toBe("renewed");
    expect(end("matured")).toBe("returned");
    expect(end("redeemed")).toBe("redeemed");
    expect(end("redeemed_early")).toBe("left");
  });
});

it("the latest reward of a position is the first that the service lists", () => {
  const reward = (positionId: string, day: string) =>
    ({ positionId, day, amount: "1", status: "paid" }) as const;
  const latest = latestRewards([
    reward("2", "2026-11-21"),
    reward("1", "2026-11-21"),
    reward("2", "2026-11-20"),
  ]);
  expect(latest.get("2")?.day).toBe("2026-11-21");
  expect(latest.size).toBe(2);
});
