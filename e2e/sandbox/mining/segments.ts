import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";
import { type Bonus, type Earnings, earn, total } from "./earnings.ts";

const HOUR_MS = 3_600_000;

export interface Span {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export interface Power extends Span {
  readonly th: number;
  /** Absent for power won in games. */
  readonly machineId: number | null;
  /** Where it is not the common fee. */
  readonly feeBps?: number;
}

export interface BoostSpan extends Span {
  readonly bps: number;
}

/** Everything that a session's earnings follow from. What lies in the past never changes. */
export interface MiningFacts {
  readonly powers: readonly Power[];
  readonly boosts: readonly BoostSpan[];
  /** Rates of the network by the moment they came into force, ascending. */
  readonly rates: readonly { readonly since: number; readonly perThDay: bigint }[];
  /** The team's bonus in basis points as sampled at a moment. */
  teamBpsAt(at: number): number;
}

/** A stretch of a session with one rate. */
export interface Segment extends Span, Bonus {
  readonly th: number;
  /** As `earn` takes it. */
  readonly feeWeight: number;
  readonly perThDay: bigint;
}

function covers({ from, to }: Span, at: number): boolean {
  return from <= at && at < to;
}

export function powersAt(facts: MiningFacts, at: number): Power[] {
  return facts.powers.filter((power) => covers(power, at));
}

export function rateAt({ rates }: MiningFacts, at: number): bigint {
  return rates.findLast(({ since }) => since <= at)?.perThDay ?? 0n;
}

/** The sum of each TH's fee in basis points. */
export function feeWeightOf(powers: readonly Power[]): number {
  return powers.reduce((sum, { th, feeBps = MINING_RULES.feeBps }) => sum + th * feeBps, 0);
}

/** The bonus of the boosts that work at a moment, up to its limit. */
export function boostBpsAt({ boosts }: MiningFacts, at: number): number {
  const sum = boosts.reduce((bps, boost) => (covers(boost, at) ? bps + boost.bps : bps), 0);
  return Math.min(MINING_RULES.maxBoostBps, sum);
}

/** The full hours after `from` and before `to` at which the team's bonus differs from the sample before. */
function teamChanges(facts: MiningFacts, { from, to }: Span): number[] {
  const changes: number[] = [];
  let before = facts.teamBpsAt(from);
  for (let at = (Math.floor(from / HOUR_MS) + 1) * HOUR_MS; at < to; at += HOUR_MS) {
    const now = facts.teamBpsAt(at);
    if (now !== before) changes.push(at);
    before = now;
  }
  return changes;
}

/**
 * Cuts a stretch of a session where its rate may change: when power comes or goes, a boost begins or
 * ends, the network's rate changes, and at full hours when the team's bonus does (R11.9).
 */
export function cutSegments(facts: MiningFacts, streakBps: number, span: Span): Segment[] {
  const edges = [...facts.powers, ...facts.boosts].flatMap(({ from, to }) => [from, to]);
  const hours = teamChanges(facts, span);
  const moments = [...edges, ...hours, ...facts.rates.map(({ since }) => since)];
  const inside = moments.filter((at) => span.from < at && at < span.to);
  const cuts = [...new Set([span.from, ...inside])].sort((a, b) => a - b);
  let teamBps = facts.teamBpsAt(span.from);
  return cuts.map((from, index) => {
    if (hours.includes(from)) teamBps = facts.teamBpsAt(from);
    const powers = powersAt(facts, from);
    return {
      from,
      to: cuts[index + 1] ?? span.to,
      th: powers.reduce((sum, { th }) => sum + th, 0),
      feeWeight: feeWeightOf(powers),
      perThDay: rateAt(facts, from),
      teamBps,
      streakBps,
      boostBps: boostBpsAt(facts, from),
    };
  });
}

/** What a segment has earned when it is cut off at a moment. */
export function segmentEarnings(segment: Segment, until = segment.to): Earnings {
  const ms = Math.min(segment.to, until) - segment.from;
  if (ms <= 0) return { gross: 0n, fee: 0n };
  return earn(segment.th, segment.perThDay, segment, ms, segment.feeWeight);
}

/** What segments have earned up to a moment; a running one counts with its part. */
export function earnedUntil(segments: readonly Segment[], until: number): Earnings {
  return total(segments.map((segment) => segmentEarnings(segment, until)));
}
