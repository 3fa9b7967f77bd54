import type { z } from "zod";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { personalDataEndpoints } from "../../../lib/contract/records/personal-data.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { enterJob, type JobDefinition } from "../jobs/scheduler.ts";
import { mailMember } from "../mail/outbox.ts";
import { note } from "../notification/notify.ts";
import { say } from "../texts/say.ts";

type Exports = z.input<typeof personalDataEndpoints.dataExports.response>;

const DAY_MS = 86_400_000;
const PREPARING_MS = 60_000;
const KEPT_MS = 7 * DAY_MS;
const READY = "data-export.ready";
export const PERSONAL_DATA_PAGE = "/setting/data";

interface ExportRow {
  readonly id: number;
  readonly member_id: number;
  readonly requested_at: number;
  readonly ready_at: number;
  readonly expires_at: number;
}

function newestExport(database: Database, memberId: number): ExportRow | undefined {
  return database.get<ExportRow>(
    "SELECT * FROM data_export WHERE member_id = ? ORDER BY id DESC LIMIT 1",
    memberId,
  );
}

/** The copy that was asked for last, and when the next one can be. */
export function exportsView(database: Database, memberId: number, now: number): Exports {
  const newest = newestExport(database, memberId);
  if (!newest) return { latest: null, nextAt: null };
  const { id, requested_at, ready_at, expires_at } = newest;
  const nextAt = requested_at + DAY_MS;
  return {
    latest:
      expires_at > now
        ? {
            id: String(id),
            status: ready_at > now ? "preparing" : "ready",
            requestedAt: toInstant(requested_at),
            expiresAt: toInstant(expires_at),
          }
        : null,
    nextAt: nextAt > now ? toInstant(nextAt) : null,
  };
}

/** @throws Refusal 409/4091 with `retryAt` within a day of the last one */
export function refuseSecondExport(database: Database, memberId: number, now: number): void {
  const { nextAt } = exportsView(database, memberId, now);
  if (!nextAt) return;
  const message = "You can ask for one copy a day.";
  throw new Refusal(409, UPSTREAM_CODES.conflict, message, { retryAt: nextAt });
}

/** Enters the wish for a copy. Belongs into a transaction. */
export function enterExport(database: Database, memberId: number, now: number): void {
  const readyAt = now + PREPARING_MS;
  const { id } = database.run(
    "INSERT INTO data_export (member_id, requested_at, ready_at, expires_at) VALUES (?, ?, ?, ?)",
    memberId,
    now,
    readyAt,
    readyAt + KEPT_MS,
  );
  enterJob(database, READY, readyAt, String(id));
}

/** Whether a member has a copy of this id that can be downloaded now. */
export function isReadyExport(
  database: Database,
  memberId: number,
  id: string,
  now: number,
): boolean {
  const found = database.get(
    "SELECT 1 FROM data_export WHERE id = ? AND member_id = ? AND ready_at <= ? AND expires_at > ?",
    id,
    memberId,
    now,
    now,
  );
  return found !== undefined;
}

/** Tells a member that a copy can be downloaded. */
export function exportReadyJob(database: Database): JobDefinition {
  return {
    name: READY,
    run({ ref, dueAt }) {
      const row = database.get<ExportRow>("SELECT * FROM data_export WHERE id = ?", ref);
      if (!row) return undefined;
      const title = "Your copy of your data is ready";
      const until = { moment: row.expires_at };
      const body = say("You can download it until {until}.", { until });
      const link = PERSONAL_DATA_PAGE;
      note(database, row.member_id, { title, body, link, at: dueAt });
      mailMember(database, row.member_id, {
        kind: "data-export",
        subject: title,
        text: [body],
        link,
      });
      return undefined;
    },
  };
}
