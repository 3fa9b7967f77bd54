import type { Database } from "../database/database.ts";
import type { Leg, Member } from "./member.ts";

function chooseLeg(sponsor: Member, wanted: Leg | "auto" | undefined): Leg {
  if (wanted === "left" || wanted === "right") return wanted;
  if (sponsor.placementPreference !== "auto") return sponsor.placementPreference;
  return sponsor.rightVolume < sponsor.leftVolume ? "right" : "left";
}

/**
 * The free seat for a newcomer (R11.16): the leg of the link, else the sponsor's
 * preference, else the leg with the smaller lifetime volume, left on a tie; in that leg the
 * outermost seat of the side.
 */
export function findSeat(
  database: Database,
  sponsor: Member,
  wanted: Leg | "auto" | undefined,
): { parentId: number; position: Leg } {
  const position = chooseLeg(sponsor, wanted);
  const row = database.get<{ id: number }>(
    `WITH RECURSIVE edge(id, depth) AS (
       SELECT ?, 0
       UNION ALL
       SELECT m.id, edge.depth + 1 FROM member m JOIN edge ON m.parent_id = edge.id AND m.position = ?
     ) SELECT id FROM edge ORDER BY depth DESC LIMIT 1`,
    sponsor.id,
    position,
  );
  return { parentId: row?.id ?? sponsor.id, position };
}
