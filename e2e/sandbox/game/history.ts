import type { z } from "zod";
import type { gameEndpoints, gameHistorySchema } from "../../../lib/contract/game.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { prizeView } from "./prizes.ts";
import { type SpinRow, spinView } from "./wheel.ts";

interface PlayRow extends SpinRow {
  readonly game: "wheel" | "rush";
  readonly score: number | null;
  readonly th: number | null;
}

const PLAYS = `SELECT 'wheel' AS game, id, at, server_seed, client_seed, nonce, segment, NULL AS score, NULL AS th
    FROM wheel_spin WHERE member_id = ?1
  UNION ALL
  SELECT 'rush', id, finished_at, NULL, NULL, NULL, NULL, score, th
    FROM rush_game WHERE member_id = ?1 AND finished_at IS NOT NULL`;

function view(database: Database, row: PlayRow, now: number): z.input<typeof gameHistorySchema> {
  const { id, game, at, score, th } = row;
  const base = { id: `${game}-${id}`, at: toInstant(at), game };
  if (game === "wheel") {
    const spin = spinView(database, row, now);
    return { ...base, score: null, prize: spin.prize, spin };
  }
  const prize = th ? prizeView(database, { kind: "power", th }, now) : null;
  return { ...base, score, prize, spin: null };
}

/** One page of a member's spins and finished games, newest first. */
export function gameHistory(
  database: Database,
  memberId: number,
  query: z.output<typeof gameEndpoints.history.query>,
  now: number,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, game = null } = query;
  const plays = `FROM (${PLAYS}) WHERE ?2 IS NULL OR game = ?2`;
  const counted = database.get<{ total: number }>(
    `SELECT count(*) AS total ${plays}`,
    memberId,
    game,
  );
  const items = database
    .all<PlayRow>(
      `SELECT * ${plays} ORDER BY at DESC, game, id DESC LIMIT ?3 OFFSET ?4`,
      memberId,
      game,
      pageSize,
      (page - 1) * pageSize,
    )
    .map((row) => view(database, row, now));
  return { items, page, pageSize, total: counted?.total ?? 0 };
}
