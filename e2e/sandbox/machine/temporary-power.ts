import type { Database } from "../database/database.ts";

/** Gives a member power for a time, as games do; it counts in sessions like a machine's. */
export function givePower(
  database: Database,
  memberId: number,
  th: number,
  span: { readonly from: number; readonly to: number },
): void {
  database.run(
    "INSERT INTO temporary_power (member_id, th, starts_at, ends_at) VALUES (?, ?, ?, ?)",
    memberId,
    th,
    span.from,
    span.to,
  );
}
