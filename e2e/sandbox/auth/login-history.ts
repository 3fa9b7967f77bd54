import type { z } from "zod";
import type { LoginRecord } from "../../../lib/contract/security.ts";
import type { pagingSchema } from "../../../lib/contract/values/values.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { pageOfRows } from "../http/paging.ts";
import { maskAddress, type Visitor } from "./visitor.ts";

interface RecordRow {
  id: number;
  at: number;
  result: LoginRecord["result"];
  agent: string | null;
  address: string | null;
}

/** Records an attempt to sign in as a member (real time). */
export function recordLogin(
  database: Database,
  memberId: number,
  { agent, address }: Visitor,
  result: LoginRecord["result"],
): void {
  database.run(
    "INSERT INTO login_record (member_id, at, result, agent, address) VALUES (?, ?, ?, ?, ?)",
    memberId,
    Date.now(),
    result,
    agent,
    address,
  );
}

/** One page of a member's attempts, newest first; twenty on a page unless asked otherwise. */
export function loginHistory(
  database: Database,
  memberId: number,
  paging: z.output<typeof pagingSchema>,
) {
  const selection = {
    sql: "SELECT id, at, result, agent, address FROM login_record WHERE member_id = ?",
    values: [memberId],
    order: "id DESC",
  };
  return pageOfRows(database, selection, paging, ({ id, at, address, ...record }: RecordRow) => ({
    ...record,
    id: String(id),
    at: toInstant(at),
    ipMasked: maskAddress(address),
  }));
}
