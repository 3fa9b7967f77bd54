import { enterSlot, type RunRow, runView } from "../automation/outcome.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { pageOfRows } from "../http/paging.ts";
import { conflict, notFound } from "../http/refusal.ts";
import { createPlan } from "./create.ts";
import { findPlan, type PlanRow, planView } from "./plan.ts";
import { aimPlan, PLAN_JOB } from "./run.ts";

function requirePlan(database: Database, memberId: number, id: string): PlanRow {
  const plan = findPlan(database, memberId, id);
  if (!plan) throw notFound("We can’t find this plan.");
  return plan;
}

function resume(database: Database, plan: PlanRow, now: number): void {
  database.run("UPDATE plan SET shortages = 0 WHERE id = ?", plan.id);
  const next = aimPlan(database, plan, now);
  if (next !== null) enterSlot(database, PLAN_JOB, next, String(plan.id));
}

function stop(database: Database, { id }: PlanRow, state: "paused" | "ended"): void {
  database.run(
    "UPDATE plan SET state = ?, paused_because = ?, next_run_at = NULL WHERE id = ?",
    state,
    state === "paused" ? "member" : null,
    id,
  );
}

export const planHandlers: ServiceHandlers<"plan"> = {
  plans({ sandbox: { database, clock }, member }) {
    const rows = database.all<PlanRow>(
      "SELECT * FROM plan WHERE member_id = ? ORDER BY state = 'ended', id DESC",
      member.id,
    );
    return {
      items: rows.map((row) => planView(database, row)),
      serverTime: toInstant(clock.now()),
    };
  },

  addPlan({ sandbox: { database, clock }, member, session, write }, { body }) {
    return write(() =>
      planView(database, createPlan(database, { member, session }, body, clock.now())),
    );
  },

  changePlan({ sandbox: { database, clock }, member, write }, { params, body }) {
    return write(() => {
      const plan = requirePlan(database, member.id, params.id);
      if (plan.state === "ended") throw conflict("This plan has ended.");
      if (body.state !== plan.state) {
        if (body.state === "active") resume(database, plan, clock.now());
        else stop(database, plan, "paused");
      }
      return planView(database, requirePlan(database, member.id, params.id));
    });
  },

  endPlan({ sandbox: { database }, member, write }, { params }) {
    return write(() => {
      const plan = requirePlan(database, member.id, params.id);
      stop(database, plan, "ended");
      return planView(database, requirePlan(database, member.id, params.id));
    });
  },

  planRuns({ sandbox: { database }, member }, { params, query }) {
    const { id } = requirePlan(database, member.id, params.id);
    const selection = {
      sql: "SELECT * FROM plan_run WHERE plan_id = ?",
      values: [id],
      order: "slot_at DESC",
    };
    return pageOfRows(database, selection, query, (row: RunRow) => runView(row));
  },
};
