import { callBff } from "../../bff/client/client.ts";
import type { accountEndpoints } from "../../contract/account.ts";
import type { authEndpoints } from "../../contract/auth.ts";
import type { EndpointInput, EndpointOutput } from "../../contract/protocol/endpoint.ts";
import type { publicEndpoints } from "../../contract/public.ts";

type SignUpBody = EndpointInput<typeof publicEndpoints.signUp>["body"];
export type SignUpAnswer = EndpointOutput<typeof publicEndpoints.signUp>;

/**
 * Opens an account; the upstream sends a mail that confirms the address.
 * @throws BffError with `fields`
 */
export function signUp(body: SignUpBody): Promise<SignUpAnswer> {
  return callBff<typeof publicEndpoints.signUp>({ method: "POST", path: "public/sign-up", body });
}

/**
 * Is a username free, and if not, why (R5.2)?
 * @throws BffError, or AbortError when the signal was aborted
 */
export function checkUsername(
  username: string,
  signal: AbortSignal,
): Promise<EndpointOutput<typeof accountEndpoints.checkUsername>> {
  return callBff<typeof accountEndpoints.checkUsername>({
    method: "GET",
    path: "account/check-username/{username}",
    params: { username },
    signal,
  });
}

/**
 * Sends the verification mail again, by the id from sign-up.
 * @throws BffError RATE_LIMITED within 30 seconds of the last mail
 */
export function resendActivation(resendId: string): Promise<{ message: string }> {
  return callBff<typeof authEndpoints.resendActivation>({
    method: "POST",
    path: "auth/resend-active-token/{tokenOrId}",
    params: { tokenOrId: resendId },
  });
}

/**
 * Confirms an e-mail address with a link's token.
 * @throws BffError when the link is used or too old
 */
export function verifyEmail(token: string): Promise<{ message: string }> {
  return callBff<typeof publicEndpoints.verifyEmail>({
    method: "POST",
    path: "public/verify-email",
    body: { token },
  });
}
