import { callBff } from "../../bff/client/client.ts";
import type { accountEndpoints } from "../../contract/account.ts";
import type { EndpointInput } from "../../contract/protocol/endpoint.ts";
import type { securityEndpoints } from "../../contract/security.ts";
import type { AutoLogoutMinutes } from "../../contract/values/auto-logout.ts";

/** With a proof where the service asks for one. */
export type PasswordChange = EndpointInput<typeof securityEndpoints.changePassword>["body"];

/**
 * Changes the password, which ends all other sessions and holds withdrawals for at least 24 hours.
 * @throws BffError with `fields`, STEP_UP_REQUIRED
 */
export function changePassword(body: PasswordChange): Promise<{ message: string }> {
  return callBff<typeof securityEndpoints.changePassword>({
    method: "PATCH",
    path: "account/change-password",
    body,
  });
}

/**
 * Ends the session of one device.
 * @throws BffError NOT_FOUND when it has ended already
 */
export async function revokeDevice(id: string): Promise<void> {
  await callBff<typeof securityEndpoints.revokeSession>({
    method: "DELETE",
    path: "account/sessions/{id}",
    params: { id },
  });
}

/**
 * Ends every session but this one.
 * @throws BffError
 */
export async function revokeOthers(): Promise<void> {
  await callBff<typeof securityEndpoints.revokeOtherSessions>({
    method: "POST",
    path: "account/sessions/revoke-others",
  });
}

/**
 * Saves the phrase that stands in every mail of ours; an empty one removes it.
 * @returns the phrase as the service keeps it, or as it was sent where the answer leaves it out
 * @throws BffError with `fields.antiPhishing`
 */
export async function savePhrase(antiPhishing: string): Promise<string> {
  const settings = await callBff<typeof accountEndpoints.updateSettings>({
    method: "PATCH",
    path: "account/settings",
    body: { antiPhishing },
  });
  return settings.antiPhishing ?? antiPhishing;
}

/**
 * Turns the address lock on or off.
 *
 * @param proof where the service asks for one, to turn it off
 * @returns whether it is on, or what was asked for where the answer leaves it out
 * @throws BffError STEP_UP_REQUIRED, WITHDRAWAL_LOCKED
 */
export async function saveAddressLock(addressLock: boolean, proof?: string): Promise<boolean> {
  const settings = await callBff<typeof accountEndpoints.updateSettings>({
    method: "PATCH",
    path: "account/settings",
    body: { addressLock, ...(proof !== undefined && { proof }) },
  });
  return settings.addressLock ?? addressLock;
}

/**
 * Saves after which time without a key or a press the member is logged out.
 * @throws BffError
 */
export async function saveAutoLogout(autoLogoutMinutes: AutoLogoutMinutes): Promise<void> {
  await callBff<typeof accountEndpoints.updateSettings>({
    method: "PATCH",
    path: "account/settings",
    body: { autoLogoutMinutes },
  });
}
