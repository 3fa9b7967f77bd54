import { mulberry32 } from "./mulberry32.ts";

/**
 * Hash Rush, the whole game without a screen: the browser draws and plays by these rules, and the
 * upstream replays the log by them. Hashes light up one at a time in one of four lanes; a tap on the
 * lane while its hash is lit catches it. A row of catches is worth more, a tap beside breaks it.
 * Times are milliseconds of play, pauses not counted.
 */
export const RUSH_LANES = 4;
export const RUSH_DURATION_MS = 60_000;
/** Taps closer together than a finger can are refused. */
export const RUSH_MIN_GAP_MS = 40;
export const RUSH_MAX_TAPS = 400;

/** The three steps of twenty seconds: a hash every `everyMs`, lit for `litMs`. */
const RUSH_STEPS = [
  { fromMs: 0, everyMs: 1_000, litMs: 850 },
  { fromMs: 20_000, everyMs: 800, litMs: 650 },
  { fromMs: 40_000, everyMs: 625, litMs: 500 },
] as const;

const POINTS = 10;
/** Largest extra for a row: a point for each catch in a row before this one. */
const MAX_ROW_POINTS = 10;

export interface RushTarget {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

export interface RushTap {
  readonly at: number;
  readonly lane: number;
}

export interface RushState {
  readonly score: number;
  /** Catches in a row. */
  readonly row: number;
  /** Index of the first target that can still be caught. */
  readonly next: number;
}

export const RUSH_START: RushState = { score: 0, row: 0, next: 0 };

/** The hashes of a game, in order; the same seed gives the same ones everywhere. */
export function rushTargets(seed: number): RushTarget[] {
  const random = mulberry32(seed);
  return RUSH_STEPS.flatMap(({ fromMs, everyMs, litMs }, index) => {
    const end = RUSH_STEPS[index + 1]?.fromMs ?? RUSH_DURATION_MS;
    const count = Math.floor((end - fromMs) / everyMs);
    return Array.from({ length: count }, (_, nth) => {
      const from = fromMs + nth * everyMs;
      return { lane: random() % RUSH_LANES, from, to: from + litMs };
    });
  });
}

/** The step that a moment of play lies in, from 0. */
export function rushStep(at: number): number {
  return RUSH_STEPS.findLastIndex(({ fromMs }) => at >= fromMs);
}

/** What a tap changes: a catch pays, a tap beside ends the row, and so does a hash that went out before. */
export function rushTap(
  targets: readonly RushTarget[],
  state: RushState,
  { at, lane }: RushTap,
): RushState {
  let { next, row } = state;
  for (let target = targets[next]; target && target.to <= at; target = targets[next]) {
    next += 1;
    row = 0;
  }
  const lit = targets[next];
  if (!lit || at < lit.from || lane !== lit.lane) return { score: state.score, row: 0, next };
  const points = POINTS + Math.min(row, MAX_ROW_POINTS);
  return { score: state.score + points, row: row + 1, next: next + 1 };
}

/** Why a log cannot have been played: too many taps, out of order or range, or faster than a finger. */
export function rushLogProblem(
  taps: readonly RushTap[],
): "too_many" | "order" | "range" | undefined {
  if (taps.length > RUSH_MAX_TAPS) return "too_many";
  let last = -RUSH_MIN_GAP_MS;
  for (const { at, lane } of taps) {
    const fits = Number.isInteger(at) && at >= 0 && at < RUSH_DURATION_MS;
    if (!fits || !Number.isInteger(lane) || lane < 0 || lane >= RUSH_LANES) return "range";
    if (at - last < RUSH_MIN_GAP_MS) return "order";
    last = at;
  }
  return undefined;
}

/** The score of a log. The caller has asked `rushLogProblem` before. */
export function rushScore(seed: number, taps: readonly RushTap[]): number {
  const targets = rushTargets(seed);
  return taps.reduce((state, tap) => rushTap(targets, state, tap), RUSH_START).score;
}

/** The largest score: every hash caught in one row. */
export function rushMaxScore(): number {
  const count = rushTargets(0).length;
  return Array.from({ length: count }, (_, row) => POINTS + Math.min(row, MAX_ROW_POINTS)).reduce(
    (sum, points) => sum + points,
    0,
  );
}

/** What a score brings: so many TH for a day, by the smallest score for each. */
export const RUSH_REWARDS = [
  { minScore: 200, th: 1 },
  { minScore: 500, th: 2 },
  { minScore: 800, th: 3 },
  { minScore: 1_100, th: 4 },
  { minScore: 1_400, th: 5 },
] as const;

/** The TH that a score brings, 0 to 5. */
export function rushReward(score: number): number {
  return RUSH_REWARDS.findLast(({ minScore }) => score >= minScore)?.th ?? 0;
}
