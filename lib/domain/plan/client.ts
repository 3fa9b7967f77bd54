import type { z } from "zod";
import { callBff } from "../../bff/client/client.ts";
import type { Plan, planEndpoints } from "../../contract/automation/plan.ts";

export type { Plan };

/** What is to be repeated; amounts are plain decimals. */
export type PlanOrder = z.input<typeof planEndpoints.addPlan.body.schema>;

/**
 * Creates a plan, once however often it is sent under the same key.
 * @throws BffError VALIDATION_FAILED on the field for what no run could do
 */
export function createPlan(order: PlanOrder, key: string): Promise<Plan> {
  return callBff<typeof planEndpoints.addPlan>({
    method: "POST",
    path: "account/plans",
    body: order,
    idempotencyKey: key,
  });
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
