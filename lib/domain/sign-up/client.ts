import { callBff } from "../../bff/client/client.ts";
import type { accountEndpoints } from "../../contract/account.ts";
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
