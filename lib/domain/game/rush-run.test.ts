import { describe, expect, it } from "vitest";
import {
  RUSH_MAX_TAPS,
  rushLogProblem,
  rushMaxScore,
  rushScore,
  rushTargets,
} from "../../contract/rules/rush-rules.ts";
import { frameAt, isSameFrame, rushRun, tapLane } from "./rush-run.ts";

const SEED = 20_261_121;
const targets = rushTargets(SEED);
const [first, second] = targets;
if (!first || !second) throw new Error("The game has no hashes");

describe("a game that is played", () => {
  it("gives the same score as the replay of its log", () => {
    const run = targets.reduce(
      (played, { from, lane }, index) =>
        tapLane(played, from + 150.7, index % 7 === 3 ? (lane + 1) % 4 : lane),
      rushRun(SEED),
    );
    expect(rushLogProblem(run.taps)).toBeUndefined();
    expect(run.state.score).toBe(rushScore(SEED, run.taps));
    expect(run.state.score).toBeLessThan(rushMaxScore());
    expect(rushRun(SEED, run.taps).state).toEqual(run.state);
  });

  it("reaches the largest score by catching every hash", () => {
    const all = targets.reduce(
      (run, { from, lane }) => tapLane(run, from + 1, lane),
      rushRun(SEED),
    );
    expect(all.state.score).toBe(rushMaxScore());
  });

  it("keeps out of its log what the service would refuse", () => {
    const run = rushRun(SEED);
    for (const [at, lane] of [
      [-1, 0],
      [60_000, 0],
      [10, 4],
      [10, -1],
      [10, 0.5],
    ] as const) {
      expect(tapLane(run, at, lane)).toBe(run);
    }
    const tapped = tapLane(run, 100, 0);
    expect(tapLane(tapped, 139, 1)).toBe(tapped);
    expect(tapLane(tapped, 140, 1).taps).toHaveLength(2);
    const flooded = Array.from({ length: RUSH_MAX_TAPS + 50 }, (_, index) => index * 50).reduce(
      (played, at) => tapLane(played, at, 0),
      run,
    );
    expect(flooded.taps).toHaveLength(RUSH_MAX_TAPS);
    expect(rushLogProblem(flooded.taps)).toBeUndefined();
  });
});

describe("what is shown of it", () => {
  it("lights a hash in its lane until it goes out", () => {
    const run = rushRun(SEED);
    expect(frameAt(run, first.from)).toMatchObject({ lit: 0, lane: first.lane, secondsLeft: 60 });
    expect(frameAt(run, first.to)).toMatchObject({ lit: null, lane: null });
    expect(frameAt(run, second.from)).toMatchObject({ lit: 1, lane: second.lane });
  });

  it("puts a caught hash out and shows what it paid", () => {
    const run = tapLane(rushRun(SEED), first.from + 100, first.lane);
    expect(frameAt(run, first.from + 101)).toMatchObject({ lit: null, score: 10, row: 1 });
  });

  it("ends the row as soon as a hash has gone out", () => {
    const run = tapLane(rushRun(SEED), first.from + 100, first.lane);
    expect(frameAt(run, second.to - 1).row).toBe(1);
    expect(frameAt(run, second.to).row).toBe(0);
  });

  it("counts the seconds and the steps, and ends after a minute of play", () => {
    const run = rushRun(SEED);
    expect(frameAt(run, 19_999)).toMatchObject({ step: 0, secondsLeft: 41, isOver: false });
    expect(frameAt(run, 20_000)).toMatchObject({ step: 1, secondsLeft: 40 });
    expect(frameAt(run, 40_000)).toMatchObject({ step: 2, secondsLeft: 20 });
    expect(frameAt(run, 60_000)).toMatchObject({ lit: null, secondsLeft: 0, isOver: true });
    expect(frameAt(run, 99_000)).toEqual(frameAt(run, 60_000));
  });

  it("keeps the row of a game in which the last hash was caught", () => {
    const all = targets.reduce(
      (run, { from, lane }) => tapLane(run, from + 1, lane),
      rushRun(SEED),
    );
    expect(frameAt(all, 60_000).row).toBe(targets.length);
  });

  it("is drawn anew only when something in it changed", () => {
    const run = rushRun(SEED);
    expect(isSameFrame(frameAt(run, 100), frameAt(run, 200))).toBe(true);
    expect(isSameFrame(frameAt(run, first.to - 1), frameAt(run, first.to))).toBe(false);
  });
});
