import type { Database } from "../database/database.ts";
import { powersAt, segmentEarnings } from "../mining/segments.ts";
import { type Accrual, accrue, newestSession } from "../mining/session.ts";

/** Each machine's part of a session's net, by its share of the power; rounded down for each segment. */
function shares({ facts, segments }: Accrual): Map<number, bigint> {
  const earned = new Map<number, bigint>();
  for (const segment of segments) {
    const { gross, fee } = segmentEarnings(segment);
    for (const { machineId, th } of powersAt(facts, segment.from)) {
      if (machineId === null) continue;
      const share = ((gross - fee) * BigInt(th)) / BigInt(segment.th);
      earned.set(machineId, (earned.get(machineId) ?? 0n) + share);
    }
  }
  return earned;
}

/** Adds an ended session's earnings to its machines. */
export function settleMachines(database: Database, accrual: Accrual): void {
  for (const [id, units] of shares(accrual)) {
    const row = database.get<{ earned: string }>("SELECT earned FROM machine WHERE id = ?", id);
    const earned = BigInt(row?.earned ?? 0) + units;
    database.run("UPDATE machine SET earned = ? WHERE id = ?", String(earned), id);
  }
}

/** What a member's machines have earned in a session that is not settled yet. */
export function unsettledShares(
  database: Database,
  memberId: number,
  now: number,
): ReadonlyMap<number, bigint> {
  const session = newestSession(database, memberId);
  if (!session || session.settled_at !== null) return new Map();
  return shares(accrue(database, session, now));
}
