import type { z } from "zod";
import { callBff } from "../../bff/client/client.ts";
import type {
  MiningAutomation,
  miningAutomationEndpoints,
} from "../../contract/automation/mining-automation.ts";

export type { MiningAutomation };

/** What is to change; null switches it off. Amounts are plain decimals. */
export type AutomationChange = z.input<
  typeof miningAutomationEndpoints.changeAutomation.body.schema
>;

/**
 * Changes what is done by itself.
 * @throws BffError STEP_UP_REQUIRED for a payout without a proof, VALIDATION_FAILED on the field
 */
export function changeAutomation(change: AutomationChange): Promise<MiningAutomation> {
  return callBff<typeof miningAutomationEndpoints.changeAutomation>({
    method: "PATCH",
    path: "mining/automation",
    body: change,
  });
}
