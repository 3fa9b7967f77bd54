import type { Database } from "../database/database.ts";
import { type Earnings, streakBonus } from "./earnings.ts";
import { readFacts } from "./facts.ts";
import { cutSegments, earnedUntil, type MiningFacts, type Segment } from "./segments.ts";
import type { Place } from "./streak.ts";

/** A session lasts a day (R11.9). */
export const SESSION_MS = 86_400_000;

export interface SessionRow {
  readonly id: number;
  readonly member_id: number;
  readonly started_at: number;
  readonly ends_at: number;
  readonly in_row: number;
  readonly days_off: number;
  readonly claimed_gross: string;
  readonly claimed_fee: string;
  /** When everything that the ended session earned was claimed. */
  readonly settled_at: number | null;
}

export function newestSession(database: Database, memberId: number): SessionRow | undefined {
  return database.get<SessionRow>(
    "SELECT * FROM mining_session WHERE member_id = ? ORDER BY started_at DESC LIMIT 1",
    memberId,
  );
}

/** A session's place in its row. */
export function placeOf(session: SessionRow | undefined): Place | undefined {
  return session && { inRow: session.in_row, daysOff: session.days_off, endsAt: session.ends_at };
}

/** What a session has earned until a moment, with how it came about. */
export interface Accrual extends Earnings {
  readonly facts: MiningFacts;
  readonly segments: readonly Segment[];
  /** The moment up to which it counts: now, or the end of the session. */
  readonly until: number;
}

/**
 * Computes a session's earnings from the facts. Nothing is stored while it runs, so that neither a
 * jump of the clock nor a restart can change the result.
 */
export function accrue(database: Database, session: SessionRow, now: number): Accrual {
  const until = Math.max(session.started_at, Math.min(session.ends_at, now));
  const span = { from: session.started_at, to: until };
  const facts = readFacts(database, session.member_id, span);
  const segments = until > span.from ? cutSegments(facts, streakBonus(session.in_row), span) : [];
  return { facts, segments, until, ...earnedUntil(segments, until) };
}

/** What of an accrual was not claimed yet. */
export function unclaimedOf(session: SessionRow, { gross, fee }: Earnings): Earnings {
  if (session.settled_at !== null) return { gross: 0n, fee: 0n };
  return {
    gross: gross - BigInt(session.claimed_gross),
    fee: fee - BigInt(session.claimed_fee),
  };
}
