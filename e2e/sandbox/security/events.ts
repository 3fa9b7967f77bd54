import type { z } from "zod";
import type { SecurityEvent } from "../../../lib/contract/protection/security-check.ts";
import type { pagingSchema } from "../../../lib/contract/values/values.ts";
import { maskAddress, type Visitor } from "../auth/visitor.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { pageOfRows } from "../http/paging.ts";

export type SecurityChange = Pick<SecurityEvent, "kind" | "outcome">;

interface EventRow extends SecurityChange {
  readonly id: number;
  readonly at: number;
  readonly agent: string | null;
  readonly address: string | null;
}

/** Enters a change into the member's log. Belongs into its transaction. */
export function recordEvent(
  database: Database,
  memberId: number,
  { agent, address }: Visitor,
  { kind, outcome }: SecurityChange,
  at: number,
): void {
  database.run(
    "INSERT INTO security_event (member_id, at, kind, outcome, agent, address) VALUES (?, ?, ?, ?, ?, ?)",
    memberId,
    at,
    kind,
    outcome,
    agent,
    address,
  );
}

/** One page of a member's log, newest first; twenty on a page unless asked otherwise. */
export function listEvents(
  database: Database,
  memberId: number,
  paging: z.output<typeof pagingSchema>,
) {
  const selection = {
    sql: "SELECT id, at, kind, outcome, agent, address FROM security_event WHERE member_id = ?",
    values: [memberId],
    order: "id DESC",
  };
  return pageOfRows(database, selection, paging, ({ id, at, address, ...event }: EventRow) => ({
    ...event,
    id: String(id),
    at: toInstant(at),
    ipMasked: maskAddress(address),
  }));
}
