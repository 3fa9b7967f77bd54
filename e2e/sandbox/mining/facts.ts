import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { machinePowers } from "../machine/machine-powers.ts";
import { teamBonus } from "./earnings.ts";
import type { BoostSpan, MiningFacts, Power, Span } from "./segments.ts";

/** Sessions of a level's members in a stretch; a session lasts a day, so the start bounds the search. */
const LEVEL_SESSIONS = {
  first: `SELECT s.started_at AS "from", s.ends_at AS "to" FROM member m
    JOIN mining_session s ON s.member_id = m.id AND s.started_at BETWEEN ? AND ?
    WHERE m.sponsor_id = ?`,
  second: `SELECT s.started_at AS "from", s.ends_at AS "to" FROM member d
    JOIN member m ON m.sponsor_id = d.id
    JOIN mining_session s ON s.member_id = m.id AND s.started_at BETWEEN ? AND ?
    WHERE d.sponsor_id = ?`,
};

function countAtOrBefore(sorted: readonly number[], at: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function counter(database: Database, level: keyof typeof LEVEL_SESSIONS, id: number, span: Span) {
  const rows = database.all<Span>(LEVEL_SESSIONS[level], span.from - DAY_MS, span.to, id);
  const starts = rows.map(({ from }) => from).sort((a, b) => a - b);
  const ends = rows.map(({ to }) => to).sort((a, b) => a - b);
  return (at: number) => countAtOrBefore(starts, at) - countAtOrBefore(ends, at);
}

/** How many members of the first and of the second level mine at a moment within the stretch. */
export function teamMining(database: Database, memberId: number, span: Span) {
  const first = counter(database, "first", memberId, span);
  const second = counter(database, "second", memberId, span);
  return (at: number) => ({ first: first(at), second: second(at) });
}

function readPowers(database: Database, memberId: number, { from, to }: Span): Power[] {
  const machines = machinePowers(database, memberId, { from, to });
  const games = database.all<Power>(
    `SELECT NULL AS machineId, th, starts_at AS "from", ends_at AS "to" FROM temporary_power
     WHERE member_id = ? AND ends_at > ? AND starts_at <= ? ORDER BY id`,
    memberId,
    from,
    to,
  );
  return [...machines, ...games];
}

function readBoosts(database: Database, memberId: number, { from, to }: Span): BoostSpan[] {
  return database.all<BoostSpan>(
    `SELECT percent * 100 AS bps, applied_at AS "from", ends_at AS "to" FROM boost
     WHERE member_id = ? AND ends_at > ? AND applied_at <= ? ORDER BY id`,
    memberId,
    from,
    to,
  );
}

/** The network's rates by the moment they come into force, ascending, announced ones included. */
export function readRates(database: Database) {
  return database
    .all<{ since: number; per_th_day: string }>(
      "SELECT since, per_th_day FROM mining_rate ORDER BY since",
    )
    .map(({ since, per_th_day }) => ({ since, perThDay: BigInt(per_th_day) }));
}

/** The network's rate at a moment, in units of 10⁻¹⁸ mBTC for a TH and day. */
export function networkRate(database: Database, at: number): bigint {
  return readRates(database).findLast(({ since }) => since <= at)?.perThDay ?? 0n;
}

/** The facts of a member's mining in a stretch of business time, both ends included. */
export function readFacts(database: Database, memberId: number, span: Span): MiningFacts {
  const mining = teamMining(database, memberId, span);
  return {
    powers: readPowers(database, memberId, span),
    boosts: readBoosts(database, memberId, span),
    rates: readRates(database),
    teamBpsAt(at) {
      const { first, second } = mining(at);
      return teamBonus(first, second);
    },
  };
}
