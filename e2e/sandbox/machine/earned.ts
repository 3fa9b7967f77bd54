import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";
import type { Database } from "../database/database.ts";
import { powersAt, segmentEarnings } from "../mining/segments.ts";
import { type Accrual, accrue, newestSession } from "../mining/session.ts";

/** Each machine's part of a session's net, by its share of the power and of the fee; rounded down for each segment. */
function shares({ facts, segments }: Accrual): Map<number, bigint> {
  const earned = new Map<number, bigint>();
  for (const segment of segments) {
    const { gross, fee } = segmentEarnings(segment);
    const [allTh, allFees] = [BigInt(segment.th), BigInt(segment.feeWeight)];
    for (const { machineId, th, feeBps = MINING_RULES.feeBps } of powersAt(facts, segment.from)) {
      if (machineId === null) continue;
      const own = gross * BigInt(th) * allFees - fee * BigInt(th * feeBps) * allTh;
      const share = own / (allTh * allFees);
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
