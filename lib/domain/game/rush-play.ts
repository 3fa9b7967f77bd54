import { RUSH_DURATION_MS, type RushTap } from "../../contract/rules/rush-rules.ts";
import { frameAt, type RushFrame, rushRun, tapLane } from "./rush-run.ts";

/** Play that nobody looked at for longer than this did not happen: the computer slept, or the tab did. */
const MAX_GAP_MS = 1_000;

/** What a tap did: the points of a catch, or 0 beside. */
export interface TapResult {
  readonly lane: number;
  readonly points: number;
}

/**
 * One game of Hash Rush while it is played. `now` is a clock that never goes back, in milliseconds; the
 * screen looks at the game with every frame that it draws.
 */
export interface RushPlay {
  readonly resume: (now: number) => void;
  readonly pause: (now: number) => void;
  /** What is shown now; null when the last look is too long ago: play then rests at that look. */
  readonly look: (now: number) => RushFrame | null;
  /** A tap; null for one that does not count. */
  readonly tap: (lane: number, now: number) => TapResult | null;
  /** What is shown while play rests. */
  readonly rest: () => RushFrame;
  /** Milliseconds until the hash that is lit goes out. */
  readonly litForMs: (now: number) => number;
  readonly log: () => { readonly taps: readonly RushTap[]; readonly playedMs: number };
}

/** Begins a game by its seed, or goes on with one. */
export function createRushPlay(
  seed: number,
  taps: readonly RushTap[] = [],
  playedMs = 0,
): RushPlay {
  let run = rushRun(seed, taps);
  let clock = { ...NOT_PLAYED, playedMs };
  let seenAt = 0;

  const isLost = (now: number) => clock.runningSince !== null && now - seenAt > MAX_GAP_MS;
  const rest = () => frameAt(run, clock.playedMs);
  function pause(now: number): void {
    clock = paused(clock, isLost(now) ? seenAt : now);
  }
  return {
    resume(now) {
      seenAt = now;
      clock = resumed(clock, now);
    },
    pause,
    look(now) {
      if (isLost(now)) {
        pause(now);
        return null;
      }
      seenAt = now;
      return frameAt(run, playedAt(clock, now));
    },
    tap(lane, now) {
      if (clock.runningSince === null || isLost(now)) return null;
      const next = tapLane(run, playedAt(clock, now), lane);
      if (next === run) return null;
      const points = next.state.score - run.state.score;
      run = next;
      return { lane, points };
    },
    rest,
    litForMs(now) {
      const at = playedAt(clock, now);
      const { lit } = frameAt(run, at);
      const target = lit === null ? undefined : run.targets[lit];
      return target ? Math.max(0, target.to - at) : 0;
    },
    log: () => ({ taps: run.taps, playedMs: Math.min(RUSH_DURATION_MS, clock.playedMs) }),
  };
}

/** Play time without its pauses, in milliseconds of a clock that never goes back. */
export interface PlayClock {
  /** Play before the clock was last let run. */
  readonly playedMs: number;
  /** When it was let run, or null while it rests. */
  readonly runningSince: number | null;
}

export const NOT_PLAYED: PlayClock = { playedMs: 0, runningSince: null };

export function playedAt({ playedMs, runningSince }: PlayClock, now: number): number {
  return runningSince === null ? playedMs : playedMs + Math.max(0, now - runningSince);
}

/** Lets the clock run from now on; a running one goes on as it is. */
export function resumed(clock: PlayClock, now: number): PlayClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock;
}

/** Stops the clock at a moment, which may lie a little back: the last one in which play was seen. */
export function paused(clock: PlayClock, at: number): PlayClock {
  return { playedMs: playedAt(clock, at), runningSince: null };
}
