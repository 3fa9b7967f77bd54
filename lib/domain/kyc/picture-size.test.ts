import { describe, expect, it } from "vitest";
import { SHRINK_STEPS, sizeWithin } from "./picture-size.ts";

describe("the size of a picture", () => {
  it("keeps its proportions and is never larger than it was", () => {
    expect(sizeWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
    expect(sizeWithin({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 });
    expect(sizeWithin({ width: 1200, height: 800 }, 2000)).toEqual({ width: 1200, height: 800 });
    expect(sizeWithin({ width: 20_000, height: 1 }, 2000)).toEqual({ width: 2000, height: 1 });
  });

  it("never falls below 2000 px, and each step gives up more than the one before", () => {
    for (const [index, { maxSide, quality }] of SHRINK_STEPS.entries()) {
      const before = SHRINK_STEPS[index - 1];
      expect(maxSide).toBeGreaterThanOrEqual(2000);
      expect(maxSide).toBeLessThanOrEqual(before?.maxSide ?? Number.POSITIVE_INFINITY);
      expect(quality).toBeLessThan(before?.quality ?? 1);
    }
  });
});
