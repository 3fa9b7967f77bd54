import { planSlotAfter, SHORTAGES_TO_PAUSE } from "../../../lib/contract/rules/plan-slots.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { findById, type Member } from "../account/member.ts";
import { convertNow, stakeNow } from "../automation/moves.ts";
import {
  isMissed,
  NotNow,
  type Outcome,
  RUN_COLUMNS,
  runValues,
  wholeOrNot,
} from "../automation/outcome.ts";
import type { Database } from "../database/database.ts";
import type { JobDefinition } from "../jobs/scheduler.ts";
import { balanceOf } from "../ledger/balances.ts";
import { notify } from "../notification/notify.ts";
import { priceUnits, readPrices } from "../price/current-price.ts";
import { say } from "../texts/say.ts";
import type { PlanRow } from "./plan.ts";

/** The one job of a plan, by its id: it goes from slot to slot. */
export const PLAN_JOB = "plan.run";

/** Both count as shortages: nothing but a deposit helps. */
const SHORTAGES: ReadonlySet<string> = new Set(["shortage", "min_keep"]);

function requireKept(database: Database, plan: PlanRow): void {
  const { member_id: memberId, from_symbol: symbol, amount, min_keep } = plan;
  const available = balanceOf(database, { memberId, bucket: "available" }, symbol);
  const left = available - BigInt(amount);
  if (left < 0n) throw new NotNow("shortage");
  if (min_keep !== null && left < BigInt(min_keep)) throw new NotNow("min_keep");
}

function requirePrice(database: Database, { from_symbol, to_symbol, max_price }: PlanRow): void {
  if (max_price === null || to_symbol === null) return;
  const prices = readPrices(database);
  const wanted = BigInt(max_price) * priceUnits(prices, from_symbol);
  if (priceUnits(prices, to_symbol) * UNITS_PER_ONE > wanted) throw new NotNow("max_price");
}

/** What a plan does at its slot: all of it or nothing. */
function runPlan(database: Database, plan: PlanRow, member: Member, slot: number): Outcome {
  return wholeOrNot(database, () => {
    requireKept(database, plan);
    const units = BigInt(plan.amount);
    if (plan.kind === "stake") {
      return stakeNow(database, member, { productId: plan.product_id ?? "", units }, slot);
    }
    requirePrice(database, plan);
    const pair = { from: plan.from_symbol, to: plan.to_symbol ?? "" };
    return convertNow(database, member, { ...pair, units, ref: `plan:${plan.id}` }, slot);
  });
}

function record(database: Database, plan: PlanRow, slot: number, outcome: Outcome): void {
  database.run(
    `INSERT INTO plan_run (plan_id, ${RUN_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    plan.id,
    ...runValues(slot, outcome),
  );
}

function pauseForShortage(database: Database, plan: PlanRow, at: number): void {
  database.run(
    "UPDATE plan SET state = 'paused', paused_because = 'shortage', shortages = 0, next_run_at = NULL WHERE id = ?",
    plan.id,
  );
  notify(database, plan.member_id, {
    kind: "money",
    title: "Your plan is paused",
    body: say("There wasn’t enough {symbol} the last {times} times. Your balance hasn’t changed.", {
      symbol: plan.from_symbol,
      times: SHORTAGES_TO_PAUSE,
    }),
    link: "/earning/plans",
    at,
  });
}

/** How many shortages in a row there are after an outcome; what was missed, or not wanted at its price, says nothing of the balance. */
function shortagesAfter({ shortages }: PlanRow, { status, reason = "" }: Outcome): number {
  if (SHORTAGES.has(reason)) return shortages + 1;
  return status === "done" ? 0 : shortages;
}

/** Sets a plan to a slot, or ends it where there is none before its end. Gives the slot. */
export function aimPlan(database: Database, plan: PlanRow, after: number): number | null {
  const next = planSlotAfter(plan.every, plan.on_day, after);
  const isOver = plan.ends_at !== null && next > plan.ends_at;
  database.run(
    "UPDATE plan SET state = ?, paused_because = NULL, next_run_at = ? WHERE id = ?",
    isOver ? "ended" : "active",
    isOver ? null : next,
    plan.id,
  );
  return isOver ? null : next;
}

/**
 * Runs a plan's slots, each once: its row commits with its effect, and a plan that was paused or aimed at another slot meanwhile
 * does not run. A slot that is a day late when its turn comes is recorded as missed, so that nothing is caught up.
 */
export function planJob(database: Database): JobDefinition {
  return {
    name: PLAN_JOB,
    run({ ref, dueAt, until }) {
      const plan = database.get<PlanRow>("SELECT * FROM plan WHERE id = ?", ref);
      if (plan?.state !== "active" || plan.next_run_at !== dueAt) return undefined;
      const member = findById(database, plan.member_id);
      if (!member) return undefined;
      const outcome: Outcome = isMissed(dueAt, until)
        ? { status: "skipped", reason: "missed" }
        : runPlan(database, plan, member, dueAt);
      record(database, plan, dueAt, outcome);
      const shortages = shortagesAfter(plan, outcome);
      if (shortages >= SHORTAGES_TO_PAUSE) {
        pauseForShortage(database, plan, dueAt);
        return undefined;
      }
      database.run("UPDATE plan SET shortages = ? WHERE id = ?", shortages, plan.id);
      return aimPlan(database, plan, dueAt) ?? undefined;
    },
  };
}
