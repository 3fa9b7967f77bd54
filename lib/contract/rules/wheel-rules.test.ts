import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { recomputeSpin, seedHash, segmentOf, WHEEL_PARTS, wheelPart } from "./wheel-rules.ts";

describe("the wheel", () => {
  it("divides the first 32 bits into ten thousand parts, from 0 to 9 999", () => {
    expect([0, 429_496, 429_497, 2 ** 32 - 1].map(wheelPart)).toEqual([0, 0, 1, WHEEL_PARTS - 1]);
  });

  it("gives each segment as many parts as it weighs", () => {
    const weights = [2_500, 7_000, 500];
    expect([0, 2_499, 2_500, 9_499, 9_500, 9_999].map((part) => segmentOf(weights, part))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
    expect(() => segmentOf(weights, 10_000)).toThrow("no part 10000");
  });

  it("is recomputed in the browser as the server computes it", async () => {
    const seed = "ab".repeat(32);
    const digest = createHmac("sha256", seed).update("my-seed:7").digest();
    expect(await recomputeSpin(seed, "my-seed", 7)).toEqual({
      digest: digest.toString("hex"),
      part: wheelPart(digest.readUInt32BE(0)),
    });
    expect(await seedHash(seed)).toBe(createHash("sha256").update(seed).digest("hex"));
  });
});
