import type { z } from "zod";
import type { planEndpoints } from "../../../lib/contract/automation/plan.ts";
import type { PlanInterval } from "../../../lib/contract/rules/plan-slots.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { type RunRow, runView } from "../automation/outcome.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { rowId } from "../database/row-id.ts";
import type { Currency } from "../ledger/accounts.ts";

/** A plan as stored; amounts are units of 10⁻¹⁸ as text, times business time. */
export interface PlanRow {
  readonly id: number;
  readonly member_id: number;
  readonly kind: "convert" | "stake";
  readonly from_symbol: Currency;
  readonly to_symbol: Currency | null;
  readonly product_id: string | null;
  readonly amount: string;
  readonly every: PlanInterval;
  readonly on_day: number | null;
  readonly min_keep: string | null;
  readonly max_price: string | null;
  readonly ends_at: number | null;
  readonly state: "active" | "paused" | "ended";
  readonly paused_because: string | null;
  /** In a row. */
  readonly shortages: number;
  readonly created_at: number;
  readonly next_run_at: number | null;
}

/** A plan of a member, or undefined for an unknown one and another's. */
export function findPlan(database: Database, memberId: number, id: string): PlanRow | undefined {
  return database.get<PlanRow>(
    "SELECT * FROM plan WHERE id = ? AND member_id = ?",
    rowId(id),
    memberId,
  );
}

function lastRunOf(database: Database, { id }: PlanRow): RunRow | undefined {
  return database.get<RunRow>(
    "SELECT * FROM plan_run WHERE plan_id = ? ORDER BY slot_at DESC LIMIT 1",
    id,
  );
}

/** A plan as the contract shows it. */
export function planView(
  database: Database,
  row: PlanRow,
): z.input<typeof planEndpoints.addPlan.response> {
  const amount = (units: string | null) => (units === null ? null : fromUnits(BigInt(units)));
  const instant = (at: number | null) => (at === null ? null : toInstant(at));
  const lastRun = lastRunOf(database, row);
  return {
    id: String(row.id),
    kind: row.kind,
    from: row.from_symbol,
    to: row.to_symbol,
    productId: row.product_id,
    amount: fromUnits(BigInt(row.amount)),
    every: row.every,
    on: row.on_day,
    minKeep: amount(row.min_keep),
    maxPrice: amount(row.max_price),
    endsAt: instant(row.ends_at),
    state: row.state,
    pausedBecause: row.paused_because,
    createdAt: toInstant(row.created_at),
    nextRunAt: instant(row.next_run_at),
    lastRun: lastRun ? runView(lastRun) : null,
  };
}
