import { describe, expect, it } from "vitest";
import { estimatePayout, feeOf, feePercent, multipleOf, potOf, upPercent } from "./payout.ts";

const FEE_BPS = 300;

describe("the estimate of a stake", () => {
  it("R1.1 pays the contract's example: 2 on a side of 15 in a pot of 150 bring 19.4", () => {
    const before = { upPool: "13", downPool: "135" };
    expect(estimatePayout(before, { side: "up", amount: "2" }, FEE_BPS)).toEqual({
      kind: "payout",
      payout: "19.400000000000000000",
      multiple: "9.700000000000000000",
      fee: "4.500000000000000000",
    });
  });

  it("R1.1 is what the service paid a lone member beside house bots", () => {
    const before = { upPool: "50", downPool: "50" };
    expect(estimatePayout(before, { side: "up", amount: "25" }, FEE_BPS)).toMatchObject({
      payout: "40.416666666666666666",
    });
  });

  it("rounds the fee up and the payout down, to the last of 18 decimals", () => {
    const before = { upPool: "1.000000000000000006", downPool: "2" };
    const stake = { side: "down", amount: "1.000000000000000001" } as const;
    const pot = 4_000_000_000_000_000_007n;
    const fee = (pot * 300n + 9_999n) / 10_000n;
    const payout = (1_000_000_000_000_000_001n * (pot - fee)) / 3_000_000_000_000_000_001n;
    const text = (units: bigint) => String(units).replace(/(\d{18})$/, ".$1");
    expect(feeOf(pot, FEE_BPS)).toBe(fee);
    expect(estimatePayout(before, stake, FEE_BPS)).toMatchObject({ payout: text(payout) });
  });

  it("is the stake itself when nobody is on the other side", () => {
    const alone = { upPool: "12", downPool: "0" };
    expect(estimatePayout(alone, { side: "up", amount: "5" }, FEE_BPS)).toEqual({
      kind: "refund",
    });
  });
});

describe("a round's pools", () => {
  it("give a multiple after the fee, and none for an empty side", () => {
    expect(multipleOf({ upPool: "15", downPool: "135" }, "up", FEE_BPS)).toBe(
      "9.700000000000000000",
    );
    expect(multipleOf({ upPool: "15", downPool: "0" }, "down", FEE_BPS)).toBeNull();
  });

  it("R11.11 give back what is on one side alone, with no fee", () => {
    expect(multipleOf({ upPool: "15", downPool: "0" }, "up", FEE_BPS)).toBe("1.000000000000000000");
  });

  it("add up to the pot, and share it", () => {
    expect(potOf({ upPool: "0.1", downPool: "0.2" })).toBe("0.300000000000000000");
    expect(upPercent({ upPool: "1", downPool: "3" })).toBe(25);
    expect(upPercent({ upPool: "0", downPool: "0" })).toBe(50);
  });
});

it("a fee of 300 basis points is three percent", () => {
  expect(feePercent(300)).toBe("3.000000000000000000");
});
