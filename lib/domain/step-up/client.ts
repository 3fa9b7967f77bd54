import { callBff } from "../../bff/client/client.ts";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import { type StepUpAction, stepUpFacts } from "../../contract/rules/step-up-facts.ts";
import type { stepUpEndpoints } from "../../contract/step-up.ts";
import type { Assertion } from "../../contract/values/webauthn.ts";

export type { StepUpAction };

/** By which ways an action can be confirmed, and what a passkey would have to sign. */
export type StepUpChallenge = EndpointOutput<typeof stepUpEndpoints.stepUpOptions>;

/**
 * Asks how an action can be confirmed.
 *
 * @param sent what will be sent with the proof, which is bound to it
 * @throws BffError TWO_FACTOR_REQUIRED for a member who has nothing to confirm with
 */
export function askStepUp(
  action: StepUpAction,
  sent: Readonly<Record<string, unknown>>,
): Promise<StepUpChallenge> {
  return callBff<typeof stepUpEndpoints.stepUpOptions>({
    method: "POST",
    path: "account/step-up/options",
    body: { action, facts: stepUpFacts(action, sent) },
  });
}

/**
 * Turns a code or a passkey's signature into a proof for one effect.
 * @throws BffError CEREMONY_OVER; with `fields.code` and `details.triesLeft` for a wrong code; PASSKEY_UNKNOWN;
 *   VALIDATION_FAILED for a signature that does not fit
 */
export async function proveStepUp(
  ceremonyId: string,
  by: { readonly code: string } | { readonly assertion: Assertion },
): Promise<string> {
  const { proof } = await callBff<typeof stepUpEndpoints.stepUp>({
    method: "POST",
    path: "account/step-up",
    body: { ceremonyId, ...by },
  });
  return proof;
}
