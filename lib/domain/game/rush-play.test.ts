import { expect, it } from "vitest";
import {
  rushLogProblem,
  rushMaxScore,
  rushScore,
  rushTargets,
} from "../../contract/rules/rush-rules.ts";
import { createRushPlay, NOT_PLAYED, paused, playedAt, resumed } from "./rush-play.ts";

const SEED = 7;
const targets = rushTargets(SEED);
const [first, second] = targets;
if (!first || !second) throw new Error("The game has no hashes");

/** Looks every 16 ms as a screen does. */
function watch(play: ReturnType<typeof createRushPlay>, from: number, to: number): void {
  for (let now = from; now <= to; now += 16) play.look(now);
}

it("is a whole game: every hash caught in time gives the largest score", () => {
  const play = createRushPlay(SEED);
  const start = 5_000;
  play.resume(start);
  let seen = start;
  for (const { from, lane } of targets) {
    watch(play, seen, start + from + 100);
    seen = start + from + 100;
    expect(play.tap(lane, seen)?.points).toBeGreaterThanOrEqual(10);
  }
  watch(play, seen, start + 60_000);
  expect(play.look(start + 60_000)).toMatchObject({ isOver: true, score: rushMaxScore() });
  play.pause(start + 60_000);
  const { taps, playedMs } = play.log();
  expect(playedMs).toBe(60_000);
  expect(rushLogProblem(taps)).toBeUndefined();
  expect(rushScore(SEED, taps)).toBe(rushMaxScore());
});

it("leaves pauses out of the log and takes no tap while it rests", () => {
  const play = createRushPlay(SEED);
  play.resume(0);
  play.look(first.from + 50);
  play.pause(first.from + 60);
  expect(play.tap(first.lane, first.from + 70)).toBeNull();
  expect(play.rest().lit).toBe(0);
  const later = 500_000;
  play.resume(later);
  expect(play.litForMs(later)).toBe(first.to - first.from - 60);
  expect(play.tap(first.lane, later + 10)).toEqual({ lane: first.lane, points: 10 });
  expect(play.log().taps).toEqual([{ at: first.from + 70, lane: first.lane }]);
});

it("rests at the last look when the computer slept", () => {
  const play = createRushPlay(SEED);
  play.resume(0);
  play.look(500);
  expect(play.tap(0, 90_000)).toBeNull();
  expect(play.look(90_000)).toBeNull();
  expect(play.log()).toEqual({ taps: [], playedMs: 500 });
  expect(play.rest().secondsLeft).toBe(60);
});

it("goes on where a kept game was left", () => {
  const play = createRushPlay(SEED, [{ at: first.from + 70, lane: first.lane }], 900);
  expect(play.rest()).toMatchObject({ score: 10, row: 1 });
  play.resume(0);
  expect(play.tap(second.lane, second.from - 900 + 40)).toEqual({ lane: second.lane, points: 11 });
});

it("says that a tap beside brought nothing", () => {
  const play = createRushPlay(SEED);
  play.resume(0);
  expect(play.tap((first.lane + 1) % 4, 10)).toMatchObject({ points: 0 });
});

it("counts play and leaves pauses out", () => {
  const first = paused(resumed(NOT_PLAYED, 1_000), 5_000);
  expect(playedAt(first, 60_000)).toBe(4_000);
  const second = resumed(first, 60_000);
  expect(playedAt(second, 61_500)).toBe(5_500);
});

it("changes nothing when it is let run twice, or stopped twice", () => {
  const running = resumed(NOT_PLAYED, 1_000);
  expect(resumed(running, 9_000)).toBe(running);
  const rest = paused(running, 2_000);
  expect(paused(rest, 9_000)).toEqual(rest);
});

it("never counts back when it is stopped before it was let run", () => {
  expect(paused(resumed(NOT_PLAYED, 1_000), 900).playedMs).toBe(0);
});
