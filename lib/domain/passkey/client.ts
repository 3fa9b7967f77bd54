import { callBff } from "../../bff/client/client.ts";
import type { Passkey, PasskeyList, passkeyEndpoints } from "../../contract/passkey.ts";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import type { Attestation } from "../../contract/values/webauthn.ts";

type Creation = EndpointOutput<typeof passkeyEndpoints.passkeyOptions>;

/** What shows that a passkey may be added: a proof, or the password of a member without any other factor. */
export type AddingBy = { readonly proof: string } | { readonly currentPassword: string };

/**
 * What a new passkey is made from.
 * @throws BffError with `fields.currentPassword`, STEP_UP_REQUIRED, CONFLICT with ten passkeys
 */
export function askCreation(by: AddingBy): Promise<Creation> {
  return callBff<typeof passkeyEndpoints.passkeyOptions>({
    method: "POST",
    path: "account/passkeys/options",
    body: by,
  });
}

interface NewPasskey {
  readonly ceremonyId: string;
  readonly name: string;
  readonly attestation: Attestation;
}

/**
 * Adds a passkey; the first one brings recovery codes where the member has none.
 * @throws BffError CEREMONY_OVER, CONFLICT for one that is there already, VALIDATION_FAILED
 */
export function addPasskey(
  body: NewPasskey,
): Promise<EndpointOutput<typeof passkeyEndpoints.addPasskey>> {
  return callBff<typeof passkeyEndpoints.addPasskey>({
    method: "POST",
    path: "account/passkeys",
    body,
  });
}

/** @throws BffError NOT_FOUND when it is gone */
export function renamePasskey(id: string, name: string): Promise<Passkey> {
  return callBff<typeof passkeyEndpoints.renamePasskey>({
    method: "PATCH",
    path: "account/passkeys/{id}",
    params: { id },
    body: { name },
  });
}

/**
 * Removes a passkey, which holds withdrawals for 24 hours.
 * @returns those that are left
 * @throws BffError CONFLICT for the last one while one is required
 */
export function removePasskey(id: string, proof: string): Promise<PasskeyList> {
  return callBff<typeof passkeyEndpoints.removePasskey>({
    method: "POST",
    path: "account/passkeys/{id}/remove",
    params: { id },
    body: { proof },
  });
}

/** @throws BffError CONFLICT unless there is a way back in */
export function requirePasskey(required: boolean, proof: string): Promise<PasskeyList> {
  return callBff<typeof passkeyEndpoints.requirePasskey>({
    method: "PUT",
    path: "account/passkeys/required",
    body: { required, proof },
  });
}
