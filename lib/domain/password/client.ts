import { callBff } from "../../bff/client/client.ts";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import type { publicEndpoints } from "../../contract/public.ts";

/**
 * Asks for a link that sets a new password; the answer is the same for every address (R4.4).
 * @throws BffError
 */
export function forgotPassword(email: string): Promise<{ message: string }> {
  return callBff<typeof publicEndpoints.forgot>({
    method: "POST",
    path: "public/forgot",
    body: { email },
  });
}

/**
 * Sets a new password with a link's token; every session of the member ends. Of a frozen account it says so.
 * @throws BffError with `fields.token` when the link is used or too old
 */
export function resetPassword(body: {
  token: string;
  password: string;
  confirmPassword: string;
}): Promise<EndpointOutput<typeof publicEndpoints.resetPassword>> {
  return callBff<typeof publicEndpoints.resetPassword>({
    method: "POST",
    path: "public/reset-password",
    body,
  });
}
