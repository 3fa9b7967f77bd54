import type { Leg } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { activeSince } from "./activity.ts";

/** What keeps a member's volume from being matched. */
export type Missing = "not_valid" | "no_machine" | "no_active_left" | "no_active_right";

function hasMachine(database: Database, memberId: number, at: number): boolean {
  const row = database.get(
    "SELECT 1 FROM machine m JOIN machine_term t ON t.machine_id = m.id WHERE m.member_id = ? AND t.starts_at <= ? AND t.ends_at > ? LIMIT 1",
    memberId,
    at,
    at,
  );
  return row !== undefined;
}

/** The leg of a member in which another one has the seat; undefined outside the tree. */
function legOf(database: Database, topId: number, memberId: number): Leg | undefined {
  return database.get<{ position: Leg }>(
    `WITH RECURSIVE up(parent_id, position) AS (
       SELECT parent_id, position FROM member WHERE id = ?
       UNION ALL
       SELECT m.parent_id, m.position FROM member m JOIN up ON m.id = up.parent_id WHERE up.parent_id <> ?
     ) SELECT position FROM up WHERE parent_id = ?`,
    memberId,
    topId,
    topId,
  )?.position;
}

/** Whether a member is at the top of a tree or has a seat in it. */
export function isInTree(database: Database, topId: number, memberId: number): boolean {
  return memberId === topId || legOf(database, topId, memberId) !== undefined;
}

// The most recently active first: as a rule a few of them stand in both legs.
function activeLegs(database: Database, memberId: number, at: number): ReadonlySet<Leg> {
  const directs = database.all<{ id: number }>(
    "SELECT id FROM member WHERE sponsor_id = ? AND last_active_at > ? ORDER BY last_active_at DESC",
    memberId,
    activeSince(at),
  );
  const legs = new Set<Leg>();
  for (const { id } of directs) {
    const leg = legOf(database, memberId, id);
    if (leg) legs.add(leg);
    if (legs.size === 2) break;
  }
  return legs;
}

/**
 * What a member misses at a moment to be settled (R11.16): valid, an active machine, an
 * active direct referral in each leg. Empty for a qualified one.
 */
export function missingFor(
  database: Database,
  member: { readonly id: number; readonly isValid: boolean },
  at: number,
): Missing[] {
  const legs = activeLegs(database, member.id, at);
  return [
    ...(member.isValid ? [] : ["not_valid" as const]),
    ...(hasMachine(database, member.id, at) ? [] : ["no_machine" as const]),
    ...(legs.has("left") ? [] : ["no_active_left" as const]),
    ...(legs.has("right") ? [] : ["no_active_right" as const]),
  ];
}
