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
