import type { ShownStatus } from "../../../lib/contract/team/team-member.ts";
import type { Leg } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { teamStatus } from "../team/activity.ts";

interface DownlineRow {
  id: number;
  username: string;
  full_name: string;
  email: string;
  email_verified: number;
  is_valid: number;
  joined_at: number;
  last_active_at: number | null;
  closed_at: number | null;
  personal_volume: number;
  sponsor_id: number;
  level: number;
}

/** A member of a downline by sponsorship; `leg` is where the seat is below the one at its top. */
export interface DownlineMember extends DownlineRow {
  readonly sponsor: string;
  readonly leg: Leg | null;
  readonly status: ShownStatus;
  readonly directs: number;
  readonly teamSize: number;
}

const SPONSORED = `
  WITH RECURSIVE downline(id, level) AS (
    SELECT id, 1 FROM member WHERE sponsor_id = ?
    UNION ALL
    SELECT m.id, d.level + 1 FROM downline d JOIN member m ON m.sponsor_id = d.id
  )
  SELECT m.id, m.username, m.full_name, m.email, m.email_verified, m.is_valid, m.joined_at,
    m.last_active_at, m.closed_at, m.personal_volume, m.sponsor_id, d.level
  FROM downline d JOIN member m ON m.id = d.id`;

const SEATED = `
  WITH RECURSIVE seated(id, leg) AS (
    SELECT id, position FROM member WHERE parent_id = ?
    UNION ALL
    SELECT m.id, s.leg FROM seated s JOIN member m ON m.parent_id = s.id
  )
  SELECT leg, json_group_array(id) AS ids FROM seated GROUP BY leg`;

interface Team {
  directs: number;
  size: number;
}

// Sponsors stand before those they invited, so sizes add up from the end.
function countTeams(rows: readonly DownlineRow[]): ReadonlyMap<number, Team> {
  const teams = new Map<number, Team>(rows.map(({ id }) => [id, { directs: 0, size: 0 }]));
  for (const { id, sponsor_id } of rows.toReversed()) {
    const team = teams.get(sponsor_id);
    if (!team) continue;
    team.directs += 1;
    team.size += 1 + (teams.get(id)?.size ?? 0);
  }
  return teams;
}

function readLegs(database: Database, topId: number): ReadonlyMap<number, Leg> {
  const rows = database.all<{ leg: Leg; ids: string }>(SEATED, topId);
  return new Map(
    rows.flatMap(({ leg, ids }) => (JSON.parse(ids) as number[]).map((id) => [id, leg])),
  );
}

/** Everybody whom a member invited, directly or through others, nearest level first. */
export function readDownline(
  database: Database,
  top: { readonly id: number; readonly username: string },
  now: number,
): DownlineMember[] {
  const rows = database.all<DownlineRow>(SPONSORED, top.id).sort((a, b) => a.level - b.level);
  const legs = readLegs(database, top.id);
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  names.set(top.id, top.username);
  const teams = countTeams(rows);
  return rows.map((row) =>
    Object.assign(row, {
      sponsor: names.get(row.sponsor_id) ?? "",
      leg: legs.get(row.id) ?? null,
      status: teamStatus(row, now),
      directs: teams.get(row.id)?.directs ?? 0,
      teamSize: teams.get(row.id)?.size ?? 0,
    }),
  );
}

/** Whether a member was invited by another one, directly or through others. */
export function isInDownline(database: Database, topId: number, memberId: number): boolean {
  const row = database.get(
    `WITH RECURSIVE up(id) AS (
       SELECT sponsor_id FROM member WHERE id = ?
       UNION
       SELECT m.sponsor_id FROM member m JOIN up ON m.id = up.id WHERE m.id <> ?
     ) SELECT 1 FROM up WHERE id = ?`,
    memberId,
    topId,
    topId,
  );
  return row !== undefined;
}
