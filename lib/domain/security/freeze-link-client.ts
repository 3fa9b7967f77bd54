import { callBff } from "../../bff/client/client.ts";
import type { freezeLinkEndpoints } from "../../contract/protection/freeze.ts";

/**
 * Freezes the account that a mail's link is for.
 * @throws BffError with `fields.token` when the link is used or too old
 */
export async function freezeByMail(token: string): Promise<void> {
  await callBff<typeof freezeLinkEndpoints.freezeByMail>({
    method: "POST",
    path: "public/freeze",
    body: { token },
  });
}

/**
 * Asks for the link back into a frozen account; the answer is the same for every address.
 * @throws BffError
 */
export async function requestUnfreeze(email: string): Promise<void> {
  await callBff<typeof freezeLinkEndpoints.requestUnfreeze>({
    method: "POST",
    path: "public/unfreeze-request",
    body: { email },
  });
}

/**
 * Sets a new password by the link's token; the next complete login opens the account.
 * @throws BffError with `fields.token` when the link is used or too old, ACCOUNT_FROZEN for a member without a second factor
 */
export async function unfreeze(body: {
  token: string;
  password: string;
  confirmPassword: string;
}): Promise<void> {
  await callBff<typeof freezeLinkEndpoints.unfreeze>({
    method: "POST",
    path: "public/unfreeze",
    body,
  });
}
