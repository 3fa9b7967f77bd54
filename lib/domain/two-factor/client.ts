import { BffError, callBff } from "../../bff/client/client.ts";
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

export interface TwoFactorSetup {
  readonly otpUrl: string;
  readonly secret: string;
}

/** What confirms a change: a code, or a proof. */
type Confirmation = { readonly code: string } | { readonly proof: string };

/**
 * Asks for the secret of a set-up; the same one within ten minutes.
 * @throws BffError, also when the answer holds no secret
 */
export async function startSetup(): Promise<TwoFactorSetup> {
  const setup = await callBff<typeof accountEndpoints.twoFactorSetup>({
    method: "POST",
    path: "account/gg-2fa/setup",
  });
  if (setup?.otpUrl.startsWith("otpauth://") && setup.secret) return setup;
  throw new BffError(502, { code: "UPSTREAM_INVALID", message: "" });
}

/**
 * Turns the second factor on.
 * @param proof of a member with a passkey
 * @returns the recovery codes, or none when the service gives none
 * @throws BffError with `fields.code` and `details.triesLeft` for a wrong code, STEP_UP_REQUIRED
 */
export async function enableTwoFactor(code: string, proof?: string): Promise<readonly string[]> {
  const answer = await withoutOwnWords(
    callBff<typeof accountEndpoints.twoFactorEnable>({
      method: "POST",
      path: "account/gg-2fa/enable",
      body: { code, ...(proof && { proof }) },
    }),
  );
  return answer.recoveryCodes ?? [];
}

/**
 * Turns the second factor off.
 * @throws BffError as {@link enableTwoFactor} does
 */
export async function disableTwoFactor(by: Confirmation): Promise<void> {
  await withoutOwnWords(
    callBff<typeof accountEndpoints.twoFactorDisable>({
      method: "POST",
      path: "account/gg-2fa/disabled",
      body: by,
    }),
  );
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
