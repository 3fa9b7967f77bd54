import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { postJournal } from "../ledger/journal.ts";
import { dayOf } from "../team/points.ts";
import { type Missing, missingFor } from "../team/qualification.ts";
import { machineSales } from "./machine-sales.ts";
import { type Guard, guardOf, matchLegs } from "./settlement-rules.ts";

interface OpenLegs {
  id: number;
  is_valid: number;
  open_left: number;
  open_right: number;
  new_left: number;
  new_right: number;
}

interface Claim extends OpenLegs, ReturnType<typeof matchLegs> {
  readonly missing: readonly Missing[];
}

/** A bonus that was paid, in units of 10⁻¹⁸ USDT. */
interface Paid {
  readonly memberId: number;
  readonly units: bigint;
}

// What came in after the day is open already, but not the day's.
const OPEN_LEGS = `
  WITH later(member_id, left_points, right_points) AS (
    SELECT member_id, sum(left_points), sum(right_points) FROM leg_day WHERE day > ? GROUP BY member_id
  )
  SELECT m.id, m.is_valid,
    m.open_left - coalesce(l.left_points, 0) AS open_left,
    m.open_right - coalesce(l.right_points, 0) AS open_right,
    coalesce(d.left_points, 0) AS new_left, coalesce(d.right_points, 0) AS new_right
  FROM member m LEFT JOIN later l ON l.member_id = m.id
    LEFT JOIN leg_day d ON d.day = ? AND d.member_id = m.id
  WHERE (m.open_left > 0 AND m.open_right > 0) OR d.member_id IS NOT NULL
  ORDER BY m.id`;

function claimOf(database: Database, legs: OpenLegs, midnight: number): Claim {
  const match = matchLegs(legs.open_left, legs.open_right);
  if (match.matched === 0) return { ...legs, ...match, missing: [] };
  const member = { id: legs.id, isValid: legs.is_valid === 1 };
  const missing = missingFor(database, member, midnight);
  return { ...legs, ...(missing.length > 0 ? matchLegs(0, 0) : match), missing };
}

function readClaims(database: Database, day: string, midnight: number): Claim[] {
  return database
    .all<OpenLegs>(OPEN_LEGS, day, day)
    .filter(
      (one) => one.new_left + one.new_right > 0 || Math.min(one.open_left, one.open_right) > 0,
    )
    .map((legs) => claimOf(database, legs, midnight));
}

function retainedPool(database: Database): bigint {
  const row = database.get<{ pool_after: string }>(
    "SELECT pool_after FROM settlement_day ORDER BY day DESC LIMIT 1",
  );
  return BigInt(row?.pool_after ?? 0);
}

function pay(database: Database, memberId: number, units: bigint, day: string, at: number) {
  if (units === 0n) return null;
  return postJournal(database, {
    kind: "binary_bonus",
    ref: `settlement:${day}`,
    at,
    entries: [
      { account: "treasury", currency: "USDT", units: -units },
      { account: { memberId, bucket: "available" }, currency: "USDT", units },
    ],
  });
}

function settle(database: Database, claim: Claim, guard: Guard, day: string, at: number): Paid {
  const units = guard.scale(claim.wanted);
  const journalId = pay(database, claim.id, units, day, at);
  if (claim.matched > 0) {
    database.run(
      "UPDATE member SET open_left = open_left - ?, open_right = open_right - ? WHERE id = ?",
      claim.matched,
      claim.matched,
      claim.id,
    );
  }
  database.run(
    "INSERT INTO settlement (member_id, day, open_left, open_right, new_left, new_right, matched, gross, flushed, bonus, missing, journal_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    claim.id,
    day,
    claim.open_left,
    claim.open_right,
    claim.new_left,
    claim.new_right,
    claim.matched,
    String(claim.gross),
    String(claim.flushed),
    String(units),
    claim.missing.join(","),
    journalId,
  );
  return { memberId: claim.id, units };
}

/**
 * Settles the binary tree for the UTC day that ends at a midnight (R11.16): what both
 * legs have in common is matched and paid within cap and guard, the rest is carried. Belongs into a
 * transaction; a day can be settled once. Gives the bonuses that were paid.
 */
export function settleDay(database: Database, midnight: number): Paid[] {
  const day = dayOf(midnight - DAY_MS);
  const claims = readClaims(database, day, midnight);
  const sales = machineSales(database, midnight - DAY_MS, midnight);
  const pool = retainedPool(database);
  const wanted = claims.reduce((sum, claim) => sum + claim.wanted, 0n);
  const guard = guardOf(sales, pool, wanted);
  const paid = claims.reduce((sum, claim) => sum + guard.scale(claim.wanted), 0n);
  database.run(
    "INSERT INTO settlement_day (day, settled_at, sales, pool_before, wanted, paid, factor, pool_after) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    day,
    midnight,
    String(sales),
    String(pool),
    String(wanted),
    String(paid),
    String(guard.factor),
    String(guard.budget - paid),
  );
  return claims
    .map((claim) => settle(database, claim, guard, day, midnight))
    .filter(({ units }) => units > 0n);
}
