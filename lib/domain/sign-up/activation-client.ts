import { callBff } from "../../bff/client/client.ts";
import type { authEndpoints } from "../../contract/auth.ts";
import type { publicEndpoints } from "../../contract/public.ts";

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
