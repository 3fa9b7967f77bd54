import type { Database } from "../database/database.ts";
import { type Bonus, type Earnings, earn, streakBonus } from "./earnings.ts";
import { readFacts } from "./facts.ts";
import { boostBpsAt, cutSegments, feeWeightOf, powersAt, rateAt } from "./segments.ts";
import { newestSession, placeOf, type SessionRow } from "./session.ts";
import { nextPlace } from "./streak.ts";

const HOUR_MS = 3_600_000;
const NO_BONUS: Bonus = { teamBps: 0, streakBps: 0, boostBps: 0 };

interface RateShare {
  readonly code: "machines" | "game" | "team" | "streak" | "boost";
  readonly th?: number;
  readonly bps?: number;
  /** Units of 10⁻¹⁸ mBTC an hour. */
  readonly perHour: bigint;
}

/** What mining earns in an hour at today's rate; the shares add up to `gross`. */
export interface CurrentRate extends Earnings {
  readonly shares: readonly RateShare[];
  readonly perThDay: bigint;
  /** The fee's share of what power earns without bonuses, in basis points, rounded up; null without power. */
  readonly feeBps: number | null;
}

// While a session runs, the team counts as it was sampled last.
function runningBonus(
  database: Database,
  session: SessionRow | undefined,
  memberId: number,
  now: number,
): Bonus {
  if (session && now < session.ends_at) {
    const span = { from: session.started_at, to: Math.max(now, session.started_at) + 1 };
    const streakBps = streakBonus(session.in_row);
    const facts = readFacts(database, memberId, span);
    return cutSegments(facts, streakBps, span).at(-1) ?? NO_BONUS;
  }
  const facts = readFacts(database, memberId, { from: now, to: now });
  return {
    teamBps: facts.teamBpsAt(now),
    streakBps: streakBonus(nextPlace(placeOf(session), now).inRow),
    boostBps: boostBpsAt(facts, now),
  };
}

/** The rate of the running session, or the one that a session started now would have. */
export function currentRate(database: Database, memberId: number, now: number): CurrentRate {
  const session = newestSession(database, memberId);
  const bonus = runningBonus(database, session, memberId, now);
  const facts = readFacts(database, memberId, { from: now, to: now });
  const powers = powersAt(facts, now);
  const thOf = (isMachine: boolean) =>
    powers.reduce(
      (sum, { th, machineId }) => (isMachine === (machineId !== null) ? sum + th : sum),
      0,
    );
  const [machines, game] = [thOf(true), thOf(false)];
  const all = machines + game;
  const perThDay = rateAt(facts, now);
  const { teamBps, streakBps, boostBps } = bonus;
  const upTo = (th: number, part: Partial<Bonus>) =>
    earn(th, perThDay, { ...NO_BONUS, ...part }, HOUR_MS).gross;
  const steps = [
    { code: "machines", th: machines, reached: upTo(machines, {}) },
    { code: "game", th: game, reached: upTo(all, {}) },
    { code: "team", bps: teamBps, reached: upTo(all, { teamBps }) },
    { code: "streak", bps: streakBps, reached: upTo(all, { teamBps, streakBps }) },
    { code: "boost", bps: boostBps, reached: upTo(all, bonus) },
  ] as const;
  const shares = steps.map(({ reached, ...share }, index) => ({
    ...share,
    perHour: reached - (steps[index - 1]?.reached ?? 0n),
  }));
  const feeWeight = feeWeightOf(powers);
  const feeBps = all === 0 ? null : Math.ceil(feeWeight / all);
  return { shares, perThDay, feeBps, ...earn(all, perThDay, bonus, HOUR_MS, feeWeight) };
}
