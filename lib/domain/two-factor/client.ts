import { BffError, callBff, isOutcomeUnknown } from "../../bff/client/client.ts";
import { NOT_DONE } from "../../bff/client/undecided-calls.ts";
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

/** Whether the second factor is on by now; null when nobody tells. */
async function isOnNow(): Promise<boolean | null> {
  const user = await callBff<typeof accountEndpoints.profile>({
    method: "GET",
    path: "account/profile",
  }).catch(() => null);
  return user?.gg2FAEnabled ?? null;
}

/**
 * What became of a switch whose answer was lost, by its state.
 * @returns once it stands as wanted
 * @throws BffError NOT_DONE where it does not, `lost` where nobody tells
 */
async function requireState(isWanted: boolean, lost: unknown): Promise<void> {
  if (!(lost instanceof BffError) || !isOutcomeUnknown(lost)) throw lost;
  const isOn = await isOnNow();
  if (isOn === null) throw lost;
  if (isOn !== isWanted) throw new BffError(409, { code: NOT_DONE, message: "" }, lost);
}

function isConflict(error: unknown): boolean {
  return error instanceof BffError && error.code === "CONFLICT";
}

/** The other reason of a refusal with that code is a set-up that is too old. */
async function isOnAlready(error: unknown): Promise<boolean> {
  return isConflict(error) && (await isOnNow()) === true;
}

export interface TwoFactorSetup {
  readonly otpUrl: string;
  readonly secret: string;
}

/** On, although this call brought no recovery codes. */
export const ON_ALREADY = "on already";

/** What confirms a change: a code, or a proof. */
type Confirmation = { readonly code: string } | { readonly proof: string };

/**
 * Asks for the secret of a set-up; the same one within ten minutes.
 * @throws BffError, also when the answer holds no secret
 */
export async function startSetup(): Promise<TwoFactorSetup | typeof ON_ALREADY> {
  try {
    const setup = await callBff<typeof accountEndpoints.twoFactorSetup>({
      method: "POST",
      path: "account/gg-2fa/setup",
    });
    if (setup?.otpUrl.startsWith("otpauth://") && setup.secret) return setup;
  } catch (error) {
    if (await isOnAlready(error)) return ON_ALREADY;
    throw error;
  }
  throw new BffError(502, { code: "UPSTREAM_INVALID", message: "" });
}

/**
 * Turns the second factor on.
 * @param proof of a member with a passkey
 * @returns the recovery codes, none when the service gives none, ON_ALREADY when it is on and they were lost
 * @throws BffError with `fields.code` and `details.triesLeft` for a wrong code, STEP_UP_REQUIRED,
 * NOT_DONE when the answer was lost and it is still off
 */
export async function enableTwoFactor(
  code: string,
  proof?: string,
): Promise<readonly string[] | typeof ON_ALREADY> {
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
    if (!(await isOnAlready(error))) await requireState(true, error);
    return ON_ALREADY;
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
    const isOffAlready = isConflict(error) && (await isOnNow()) === false;
    if (!isOffAlready) await requireState(false, error);
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
