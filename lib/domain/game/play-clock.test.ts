import { expect, it } from "vitest";
import { NOT_PLAYED, paused, playedAt, resumed } from "./play-clock.ts";

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
