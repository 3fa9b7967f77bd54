import type { Database } from "../database/database.ts";

const HOLD_MS = 24 * 3_600_000;

/** Holds a member's withdrawals, by default for 24 hours of business time; a longer hold stays. Gives its end. */
export function holdWithdrawals(
  database: Database,
  memberId: number,
  now: number,
  forMs = HOLD_MS,
): number {
  const row = database.get<{ until: number }>(
    "UPDATE member SET security_hold_until = max(coalesce(security_hold_until, 0), ?) WHERE id = ? RETURNING security_hold_until AS until",
    now + forMs,
    memberId,
  );
  if (!row) throw new Error(`There is no member ${memberId}`);
  return row.until;
}
