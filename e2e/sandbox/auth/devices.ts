import type { z } from "zod";
import type { deviceSchema } from "../../../lib/contract/security.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { notFound } from "../http/refusal.ts";
import { endSession, type Session } from "./sessions.ts";
import { REFRESH_TTL_SECONDS } from "./tokens.ts";
import { readAgent } from "./user-agent.ts";
import { maskAddress } from "./visitor.ts";

const SEEN_EVERY_MS = 60_000;
const LIVE = "member_id = ? AND activated_at IS NOT NULL AND revoked_at IS NULL AND created_at > ?";

interface DeviceRow {
  id: string;
  created_at: number;
  last_seen_at: number | null;
  agent: string | null;
  address: string | null;
}

function oldestLive(): number {
  return Date.now() - REFRESH_TTL_SECONDS * 1000;
}

/** A member's signed-in devices, the last seen first. Their city is not known here. */
export function listDevices(
  database: Database,
  memberId: number,
  currentId: string,
): z.input<typeof deviceSchema>[] {
  const rows = database.all<DeviceRow>(
    `SELECT id, created_at, last_seen_at, agent, address FROM session WHERE ${LIVE} ORDER BY last_seen_at DESC, id`,
    memberId,
    oldestLive(),
  );
  return rows.map(({ id, created_at, last_seen_at, agent, address }) => ({
    id,
    ...readAgent(agent),
    ipMasked: maskAddress(address),
    city: null,
    createdAt: toInstant(created_at),
    lastSeenAt: toInstant(last_seen_at ?? created_at),
    current: id === currentId,
  }));
}

/** Ends one of a member's sessions. @throws Refusal 404 for an ended one or another member's */
export function endDevice(database: Database, memberId: number, id: string): void {
  if (!database.get(`SELECT 1 FROM session WHERE id = ? AND ${LIVE}`, id, memberId, oldestLive())) {
    throw notFound("This device isn’t logged in.");
  }
  endSession(database, id);
}

/** Notes that a session is in use, at most once a minute. */
export function markSeen(database: Database, { id, lastSeenAt }: Session): void {
  const now = Date.now();
  if (lastSeenAt > now - SEEN_EVERY_MS) return;
  database.run("UPDATE session SET last_seen_at = ? WHERE id = ?", now, id);
}
