import type { z } from "zod";
import type { airdropClaimSchema } from "../../../lib/contract/airdrop.ts";
import type { pagingSchema } from "../../../lib/contract/values/values.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { pageOfRows } from "../http/paging.ts";
import { CHECK_IN, type ClaimRow } from "./claim-record.ts";
import { findTask } from "./tasks.ts";

function view({ id, task, units, at }: ClaimRow): z.input<typeof airdropClaimSchema> {
  const isCheckIn = task === CHECK_IN;
  return {
    id: String(id),
    at: toInstant(at),
    kind: isCheckIn ? "check_in" : "task",
    taskId: isCheckIn ? null : task,
    title: isCheckIn ? "Daily check-in" : (findTask(task)?.title ?? task),
    amount: fromUnits(BigInt(units)),
  };
}

/** One page of what a member has claimed, newest first; check-ins that paid nothing are left out. */
export function airdropHistory(
  database: Database,
  memberId: number,
  paging: z.output<typeof pagingSchema>,
) {
  const selection = {
    sql: "SELECT id, task, seq, units, at, streak FROM airdrop_claim WHERE member_id = ? AND units <> '0'",
    values: [memberId],
    order: "at DESC, id DESC",
  };
  return pageOfRows(database, selection, paging, view);
}
