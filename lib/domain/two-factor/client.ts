import { BffError, callBff, isOutcomeUnknown } from "../../bff/client/client.ts";
import { stateAfter } from "../../bff/client/state-after.ts";
import type { accountEndpoints } from "../../contract/account.ts";

// R8.2 words a failure itself when the service gave no message; ours about an outage is none of its.
async function withoutOwnWords<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof BffError) || error.status < 500) throw error;
    throw new BffError(error.status, { code: error.code, message: "" }, error);
  }
}

/**
 * Returns once the second factor stands as wanted, after a write whose answer was lost or that found it so.
 * @throws BffError as {@link stateAfter} does; of a conflict the other reason is a set-up that is too old
 */
async function requireState(isWanted: boolean, error: unknown): Promise<void> {
  await stateAfter(
    error,
    async () => {
      const { gg2FAEnabled } = await callBff<typeof accountEndpoints.profile>({
        method: "GET",
        path: "account/profile",
      });
      if (typeof gg2FAEnabled !== "boolean") throw error;
      return gg2FAEnabled;
    },
    (isOn) => isOn === isWanted,
  );
}

export interface TwoFactorSetup {
  readonly otpUrl: string;
  readonly secret: string;
}

/** On by another call, whose recovery codes were shown there. */
export const ON_ALREADY = "on already";

/** On by a call whose answer, and its recovery codes, was lost. */
export const CODES_LOST = "codes lost";

/** What confirms a change: a code, or a proof. */
type Confirmation = { readonly code: string } | { readonly proof: string };

/**
 * Asks for the secret of a set-up; the same one within ten minutes.
 * @throws BffError, also when the answer holds no secret; NOT_DONE when it was lost and the second factor is off
 */
export async function startSetup(): Promise<TwoFactorSetup | typeof ON_ALREADY> {
  try {
    const setup = await callBff<typeof accountEndpoints.twoFactorSetup>({
      method: "POST",
      path: "account/gg-2fa/setup",
    });
    if (setup?.otpUrl.startsWith("otpauth://") && setup.secret) return setup;
  } catch (error) {
    await requireState(true, error);
    return ON_ALREADY;
  }
  throw new BffError(502, { code: "UPSTREAM_INVALID", message: "" });
}

/**
 * Turns the second factor on.
 * @param proof of a member with a passkey
 * @returns the recovery codes, none when the service gives none, CODES_LOST when they were lost, ON_ALREADY when it was on
 * @throws BffError with `fields.code` and `details.triesLeft` for a wrong code, STEP_UP_REQUIRED,
 * NOT_DONE when the answer was lost and it is still off
 */
export async function enableTwoFactor(
  code: string,
  proof?: string,
): Promise<readonly string[] | typeof CODES_LOST | typeof ON_ALREADY> {
  try {
    const answer = await withoutOwnWords(
      callBff<typeof accountEndpoints.twoFactorEnable>({
        method: "POST",
        path: "account/gg-2fa/enable",
        body: { code, ...(proof && { proof }) },
      }),
    );
    return answer.recoveryCodes ?? [];
  } catch (error) {
    await requireState(true, error);
    return error instanceof BffError && isOutcomeUnknown(error) ? CODES_LOST : ON_ALREADY;
  }
}

/**
 * Turns the second factor off.
 * @throws BffError as {@link enableTwoFactor} does
 */
export async function disableTwoFactor(by: Confirmation): Promise<void> {
  try {
    await withoutOwnWords(
      callBff<typeof accountEndpoints.twoFactorDisable>({
        method: "POST",
        path: "account/gg-2fa/disabled",
        body: by,
      }),
    );
  } catch (error) {
    await requireState(false, error);
  }
}

/**
 * Replaces the recovery codes; the old ones stop working.
 * @throws BffError as {@link enableTwoFactor} does
 */
export async function renewRecoveryCodes(by: Confirmation): Promise<readonly string[]> {
  const answer = await callBff<typeof accountEndpoints.twoFactorRecoveryCodes>({
    method: "POST",
    path: "account/gg-2fa/recovery-codes",
    body: by,
  });
  return answer.recoveryCodes;
}
