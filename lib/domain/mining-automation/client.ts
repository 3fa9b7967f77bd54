import type { z } from "zod";
import { callBff } from "../../bff/client/client.ts";
import { stateAfter } from "../../bff/client/state-after.ts";
import type {
  MiningAutomation,
  miningAutomationEndpoints,
} from "../../contract/automation/mining-automation.ts";
import { withoutZeros } from "../../money/without-zeros.ts";

export type { MiningAutomation };

/** What is to change; null switches it off. Amounts are plain decimals. */
export type AutomationChange = z.input<
  typeof miningAutomationEndpoints.changeAutomation.body.schema
>;

function fetchAutomation(): Promise<MiningAutomation> {
  return callBff<typeof miningAutomationEndpoints.automation>({
    method: "GET",
    path: "mining/automation",
  });
}

/** True where an automation is as a change makes it. */
function isAsChanged(automation: MiningAutomation, change: AutomationChange): boolean {
  const now: AutomationChange = {
    ...automation,
    payoutWalletId: automation.payout?.walletId,
    payoutThreshold: automation.payout?.threshold,
  };
  const plain = (value: unknown) => withoutZeros(String(value ?? ""));
  const { proof: _, ...wanted } = change;
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || plain(value) === plain(now[name as keyof typeof now]),
  );
}

/**
 * Changes what is done by itself.
 * @throws BffError STEP_UP_REQUIRED for a payout without a proof, VALIDATION_FAILED on the field, NOT_DONE when the answer was
 * lost and nothing was changed
 */
export function changeAutomation(change: AutomationChange): Promise<MiningAutomation> {
  return callBff<typeof miningAutomationEndpoints.changeAutomation>({
    method: "PATCH",
    path: "mining/automation",
    body: change,
  }).catch((error: unknown) =>
    stateAfter(error, fetchAutomation, (automation) => isAsChanged(automation, change)),
  );
}
