import {
  RUSH_DURATION_MS,
  RUSH_LANES,
  RUSH_MAX_TAPS,
  RUSH_MIN_GAP_MS,
  RUSH_START,
  type RushState,
  type RushTap,
  type RushTarget,
  rushStep,
  rushTap,
  rushTargets,
} from "../../contract/rules/rush-rules.ts";

/** The lanes by their indexes. */
export const LANES: readonly number[] = Array.from({ length: RUSH_LANES }, (_, lane) => lane);

/** A game as it is played: its hashes, what was tapped so far, and what that gives. */
export interface RushRun {
  readonly targets: readonly RushTarget[];
  readonly taps: readonly RushTap[];
  readonly state: RushState;
}

/** What a screen shows of a game at a moment of play. */
export interface RushFrame {
  /** Index of the hash that is lit, or null between two and after it was caught. */
  readonly lit: number | null;
  readonly lane: number | null;
  readonly secondsLeft: number;
  /** From 0. */
  readonly step: number;
  readonly score: number;
  readonly row: number;
  readonly isOver: boolean;
}

/** A game from its seed, with the taps of one that goes on. */
export function rushRun(seed: number, taps: readonly RushTap[] = []): RushRun {
  const targets = rushTargets(seed);
  return {
    targets,
    taps,
    state: taps.reduce((state, tap) => rushTap(targets, state, tap), RUSH_START),
  };
}

/**
 * A tap on a lane, in the log and in the score. One that the rules would refuse (beyond the end, sooner
 * after the last than a finger can, or one too many) does not count and changes nothing.
 *
 * @param playedMs play time; the log holds whole milliseconds
 */
export function tapLane(run: RushRun, playedMs: number, lane: number): RushRun {
  const at = Math.floor(playedMs);
  const last = run.taps.at(-1)?.at ?? -RUSH_MIN_GAP_MS;
  const isPlayable = at >= 0 && at < RUSH_DURATION_MS && LANES.includes(lane);
  if (!isPlayable || at - last < RUSH_MIN_GAP_MS || run.taps.length >= RUSH_MAX_TAPS) return run;
  const tap = { at, lane };
  return { ...run, taps: [...run.taps, tap], state: rushTap(run.targets, run.state, tap) };
}

/** What is lit and what is left at a moment of play. A row that a hash ended by going out shows as ended. */
export function frameAt({ targets, state }: RushRun, playedMs: number): RushFrame {
  const at = Math.min(Math.max(0, playedMs), RUSH_DURATION_MS);
  const next = targets.findIndex(({ to }, index) => index >= state.next && at < to);
  const target = targets[next];
  const isLit = target !== undefined && at >= target.from;
  return {
    lit: isLit ? next : null,
    lane: isLit ? target.lane : null,
    secondsLeft: Math.ceil((RUSH_DURATION_MS - at) / 1000),
    step: Math.max(0, rushStep(at)),
    score: state.score,
    row: next === state.next || (next < 0 && state.next >= targets.length) ? state.row : 0,
    isOver: at >= RUSH_DURATION_MS,
  };
}

/** True when two frames look the same, so that nothing needs to be drawn anew. */
export function isSameFrame(left: RushFrame, right: RushFrame): boolean {
  return (Object.keys(left) as (keyof RushFrame)[]).every((key) => left[key] === right[key]);
}
