import { describe, expect, it } from "vitest";
import { forfeitedBy, shareOut } from "./share-out.ts";

/** Numbers that look random and are the same each time, below `limit`. */
function dice(seed: bigint) {
  let state = seed;
  return (limit: bigint) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return (state * 10n ** 24n) % limit;
  };
}

const sum = (units: readonly bigint[]) => units.reduce((total, one) => total + one, 0n);

describe("what a part forfeits", () => {
  it("is in sum what the whole would, in however many parts it is redeemed", () => {
    const roll = dice(7n);
    for (let run = 0; run < 300; run += 1) {
      let principal = roll(10n ** 22n) + 1n;
      let accrued = roll(10n ** 20n);
      const whole = accrued;
      let lost = 0n;
      while (principal > 0n) {
        const units = roll(principal) + 1n;
        const forfeited = forfeitedBy(units, { principal, earning: principal, accrued });
        // Never more than its share, and less by no more than what rounds off.
        const rest = accrued * units - forfeited * principal;
        expect(rest >= 0n && rest < principal).toBe(true);
        lost += forfeited;
        accrued -= forfeited;
        principal -= units;
      }
      expect(lost).toBe(whole);
    }
  });

  it("is nothing as long as what was added today comes back, and all for the whole", () => {
    const stake = { principal: 1_500n, earning: 1_000n, accrued: 90n };
    expect(forfeitedBy(500n, stake)).toBe(0n);
    expect(forfeitedBy(501n, stake)).toBe(0n);
    expect(forfeitedBy(1_000n, stake)).toBe(45n);
    expect(forfeitedBy(1_499n, stake)).toBe(89n);
    expect(forfeitedBy(1_500n, stake)).toBe(90n);
  });
});

it("what is shared out adds up, and no share is larger than its part", () => {
  const roll = dice(11n);
  for (let run = 0; run < 300; run += 1) {
    const parts = Array.from({ length: Number(roll(90n)) + 1 }, () => roll(10n ** 18n));
    const units = roll(sum(parts) + 1n);
    const shares = shareOut(units, parts);
    expect(sum(shares)).toBe(units);
    expect(shares.every((share, index) => share >= 0n && share <= (parts[index] ?? 0n))).toBe(true);
  }
  expect(shareOut(0n, [0n, 0n])).toEqual([0n, 0n]);
});
