import type { z } from "zod";
import type { planEndpoints } from "../../../lib/contract/automation/plan.ts";
import { MAX_PLANS, planSlotAfter } from "../../../lib/contract/rules/plan-slots.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import { enterSlot } from "../automation/outcome.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { hasSecondFactor } from "../passkey/passkeys.ts";
import { checkStake } from "../staking/subscribe.ts";
import { type Caller, requireConfirmation } from "../step-up/proof.ts";
import { say } from "../texts/say.ts";
import { conversionTerms } from "../wallet/convert-quote.ts";
import type { PlanRow } from "./plan.ts";
import { PLAN_JOB } from "./run.ts";

export type NewPlan = z.output<typeof planEndpoints.addPlan.body.schema>;

const STAKED = "MERLIN";

function checkMove(database: Database, member: Member, plan: NewPlan): void {
  const { from, amount } = plan;
  if (plan.kind === "convert") {
    if (from === "AmBTC") throw invalid({ from: "Plans don’t convert this token." });
    conversionTerms(member, { from, to: plan.to, amount });
    return;
  }
  if (from !== STAKED)
    throw invalid({ from: say("Only {symbol} can be staked.", { symbol: STAKED }) });
  checkStake(database, { productId: plan.productId, amount });
}

function checkRoom(database: Database, { id }: Member): void {
  const row = database.get<{ count: number }>(
    "SELECT count(*) AS count FROM plan WHERE member_id = ? AND state <> 'ended'",
    id,
  );
  if ((row?.count ?? 0) >= MAX_PLANS) {
    throw invalid({ _: say("You have {count} plans. End one first.", { count: MAX_PLANS }) });
  }
}

/**
 * Enters a plan and its first slot, without a proof. Belongs into a transaction.
 * @throws Refusal 422 for what no run could do, 403/4030 as a conversion
 */
export function enterPlan(database: Database, member: Member, plan: NewPlan, now: number): PlanRow {
  checkRoom(database, member);
  checkMove(database, member, plan);
  const on = plan.on ?? null;
  const first = planSlotAfter(plan.every, on, now);
  const endsAt = plan.endsAt === undefined ? null : Date.parse(plan.endsAt);
  if (endsAt !== null && endsAt < first) {
    throw invalid({ endsAt: "Choose a day after the first run." });
  }
  const units = (amount: string | undefined) =>
    amount === undefined ? null : String(toUnits(amount));
  const row = database.get<PlanRow>(
    `INSERT INTO plan (member_id, kind, from_symbol, to_symbol, product_id, amount, every, on_day, min_keep, max_price, ends_at, created_at, next_run_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    member.id,
    plan.kind,
    plan.from,
    plan.kind === "convert" ? plan.to : null,
    plan.kind === "stake" ? plan.productId : null,
    units(plan.amount),
    plan.every,
    on,
    units(plan.minKeep),
    units(plan.kind === "convert" ? plan.maxPrice : undefined),
    endsAt,
    now,
    first,
  ) as PlanRow;
  enterSlot(database, PLAN_JOB, first, String(row.id));
  return row;
}

/** As `enterPlan`, with the proof of a member who has a second factor. @throws also Refusal 403/4036 without it */
export function createPlan(
  database: Database,
  caller: Caller,
  plan: NewPlan,
  now: number,
): PlanRow {
  const row = enterPlan(database, caller.member, plan, now);
  if (hasSecondFactor(database, caller.member)) {
    requireConfirmation(database, caller, "plan_create", plan);
  }
  return row;
}
