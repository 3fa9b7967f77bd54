import { describe, expect, it } from "vitest";
import {
  RUSH_DURATION_MS,
  RUSH_LANES,
  RUSH_REWARDS,
  RUSH_START,
  rushLogProblem,
  rushMaxScore,
  rushReward,
  rushScore,
  rushStep,
  rushTap,
  rushTargets,
} from "./rush-rules.ts";

const targets = rushTargets(42);
const perfect = targets.map(({ lane, from }) => ({ lane, at: from + 100 }));

describe("the hashes of a game", () => {
  it("are the same for a seed and others for another", () => {
    expect(rushTargets(42)).toEqual(targets);
    expect(rushTargets(43)).not.toEqual(targets);
    expect(targets.slice(0, 6).map(({ lane }) => lane)).toMatchInlineSnapshot(`
      [
        0,
        2,
        0,
        1,
        2,
        3,
      ]
    `);
  });

  it("never overlap, stay within the minute and use every lane", () => {
    for (const [index, { from, to }] of targets.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(targets[index + 1]?.from ?? RUSH_DURATION_MS);
    }
    expect(new Set(targets.map(({ lane }) => lane)).size).toBe(RUSH_LANES);
  });

  it("come faster with each of the three steps", () => {
    expect([0, 19_999, 20_000, 40_000, 59_999].map(rushStep)).toEqual([0, 0, 1, 2, 2]);
    const counts = [0, 1, 2].map(
      (step) => targets.filter(({ from }) => rushStep(from) === step).length,
    );
    expect(counts).toEqual([20, 25, 32]);
  });
});

describe("a score", () => {
  it("is largest when every hash is caught in one row, and then brings 5 TH", () => {
    expect(rushScore(42, perfect)).toBe(rushMaxScore());
    expect(rushMaxScore()).toBe(1_485);
    expect(rushReward(rushMaxScore())).toBe(5);
  });

  it("is 0 for nothing, and begins the row again after a tap beside or a hash that went out", () => {
    expect(rushScore(42, [])).toBe(0);
    const [first, second, third] = targets;
    if (!first || !second || !third) throw new Error("There are more than three hashes");
    const tap = (state: typeof RUSH_START, at: number, lane: number) =>
      rushTap(targets, state, { at, lane });
    const one = tap(RUSH_START, first.from, first.lane);
    expect(one).toEqual({ score: 10, row: 1, next: 1 });
    expect(tap(one, second.to - 1, second.lane)).toEqual({ score: 21, row: 2, next: 2 });
    expect(tap(one, first.from + 50, first.lane)).toEqual({ score: 10, row: 0, next: 1 });
    expect(tap(one, second.from, (second.lane + 1) % RUSH_LANES)).toMatchObject({ row: 0 });
    expect(tap(one, third.from, third.lane)).toEqual({ score: 20, row: 1, next: 3 });
    expect(tap(one, second.to, second.lane)).toEqual({ score: 10, row: 0, next: 2 });
  });

  it("brings 0 to 5 TH at its published bounds", () => {
    for (const { minScore, th } of RUSH_REWARDS) {
      expect([rushReward(minScore - 1), rushReward(minScore)]).toEqual([th - 1, th]);
    }
    expect(rushReward(0)).toBe(0);
  });
});

describe("a log that cannot have been played", () => {
  it.each([
    [
      "order",
      [
        { at: 100, lane: 0 },
        { at: 100, lane: 1 },
      ],
    ],
    [
      "order",
      [
        { at: 100, lane: 0 },
        { at: 139, lane: 1 },
      ],
    ],
    [
      "order",
      [
        { at: 500, lane: 0 },
        { at: 400, lane: 1 },
      ],
    ],
    ["range", [{ at: RUSH_DURATION_MS, lane: 0 }]],
    ["range", [{ at: 1, lane: RUSH_LANES }]],
    ["range", [{ at: 1.5, lane: 0 }]],
    ["too_many", Array.from({ length: 401 }, (_, index) => ({ at: index * 50, lane: 0 }))],
  ])("is told by its %s", (problem, taps) => {
    expect(rushLogProblem(taps)).toBe(problem);
  });

  it("is none of those that were", () => {
    expect(rushLogProblem(perfect)).toBeUndefined();
    expect(rushLogProblem([])).toBeUndefined();
  });
});
