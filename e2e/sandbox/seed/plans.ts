import { planSlotAfter } from "../../../lib/contract/rules/plan-slots.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import { findById } from "../account/member.ts";
import { RUN_COLUMNS, runValues } from "../automation/outcome.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { enterPlan, type NewPlan } from "../plan/create.ts";
import { aimPlan } from "../plan/run.ts";

/** Waits for a price that MERLIN is far from, so that it moves nothing while the rest is looked at. */
const PATIENT = {
  kind: "convert",
  from: "USDT",
  to: "MERLIN",
  amount: "25",
  every: "week",
  on: 1,
  maxPrice: "0.05",
} as const satisfies NewPlan;

const MONTHLY = {
  kind: "stake",
  from: "MERLIN",
  productId: "flexible",
  amount: "50",
  every: "month",
  on: 1,
  minKeep: "500",
} as const satisfies NewPlan;

/** Anna's plans, one of which waits for its price and one of which she has paused, and an automation that she has paused, too. */
export function seedPlans(database: Database, annaId: number, now: number): void {
  const anna = findById(database, annaId);
  if (!anna) throw new Error("Anna must be seeded first");
  const begun = now - 20 * DAY_MS;
  const monthly = enterPlan(database, anna, MONTHLY, begun);
  database.run(
    "UPDATE plan SET state = 'paused', paused_because = 'member', next_run_at = NULL WHERE id = ?",
    monthly.id,
  );
  const patient = enterPlan(database, anna, PATIENT, begun);
  let slot = patient.next_run_at ?? now;
  for (; slot <= now; slot = planSlotAfter(PATIENT.every, PATIENT.on, slot)) {
    const run = { status: "skipped", reason: "max_price" } as const;
    database.run(
      `INSERT INTO plan_run (plan_id, ${RUN_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      patient.id,
      ...runValues(slot, run),
    );
  }
  aimPlan(database, patient, now);
  database.run(
    "UPDATE job SET due_at = ? WHERE name = 'plan.run' AND ref = ?",
    slot,
    String(patient.id),
  );
  database.run(
    "INSERT INTO mining_automation (member_id, auto_claim, minimum, paused_because) VALUES (?, 1, ?, 'member')",
    annaId,
    String(toUnits("0.02")),
  );
  for (const ago of [2, 1]) {
    const run = { status: "skipped", reason: "minimum" } as const;
    database.run(
      `INSERT INTO automation_run (member_id, step, ${RUN_COLUMNS}) VALUES (?, 'claim', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      annaId,
      ...runValues(planSlotAfter("day", null, now - (ago + 1) * DAY_MS), run),
    );
  }
}
