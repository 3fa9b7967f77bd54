import type { z } from "zod";
import { callBff } from "../../bff/client/client.ts";
import type { Plan, planEndpoints } from "../../contract/automation/plan.ts";

export type { Plan };

/** What is to be repeated; amounts are plain decimals. */
export type PlanOrder = z.input<typeof planEndpoints.addPlan.body.schema>;

/** A plan as it stands by now. */
async function current(plan: Plan): Promise<Plan> {
  const { items } = await callBff<typeof planEndpoints.plans>({
    method: "GET",
    path: "account/plans",
  });
  return items.find(({ id }) => id === plan.id) ?? { ...plan, state: "ended" };
}

/**
 * Creates a plan, once however often it is sent under the same key.
 * @param isRepeated it may have been created long ago
 * @throws BffError VALIDATION_FAILED on the field for what no run could do
 */
export async function createPlan(
  order: PlanOrder,
  key: string,
  isRepeated: boolean,
): Promise<Plan> {
  const plan = await callBff<typeof planEndpoints.addPlan>({
    method: "POST",
    path: "account/plans",
    body: order,
    idempotencyKey: key,
  });
  return isRepeated ? current(plan).catch(() => plan) : plan;
}

/**
 * Pauses a plan, or lets it go on with its next slot.
 * @throws BffError CONFLICT when it has ended
 */
export function setPlanState(id: string, state: "active" | "paused"): Promise<Plan> {
  return callBff<typeof planEndpoints.changePlan>({
    method: "PATCH",
    path: "account/plans/{id}",
    params: { id },
    body: { state },
  });
}

/**
 * Ends a plan for good.
 * @throws BffError
 */
export function endPlan(id: string): Promise<Plan> {
  return callBff<typeof planEndpoints.endPlan>({
    method: "POST",
    path: "account/plans/{id}/end",
    params: { id },
  });
}
