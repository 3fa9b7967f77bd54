import { callBff } from "../../bff/client/client.ts";
import { saveSurely } from "../../bff/client/save-surely.ts";
import { stateAfter } from "../../bff/client/state-after.ts";
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

function fetchPasskeys(): Promise<PasskeyList> {
  return callBff<typeof passkeyEndpoints.passkeys>({ method: "GET", path: "account/passkeys" });
}

interface AddedPasskey {
  readonly passkey: Passkey;
  /** Undefined when the answer was lost: the codes that may have come with it were, too. */
  readonly recoveryCodes: readonly string[] | null | undefined;
}

/**
 * Adds a passkey; the first one brings recovery codes where the member has none.
 * @throws BffError CEREMONY_OVER, CONFLICT for one that is there already, VALIDATION_FAILED, NOT_DONE when the answer was lost
 * and it is not there
 */
export async function addPasskey(body: NewPasskey): Promise<AddedPasskey> {
  const add = () =>
    callBff<typeof passkeyEndpoints.addPasskey>({
      method: "POST",
      path: "account/passkeys",
      body,
    });
  const find = ({ items }: PasskeyList) =>
    items.find(({ credentialId }) => credentialId === body.attestation.id);
  try {
    const { passkey, recoveryCodes = null } = await saveSurely(add);
    return { passkey, recoveryCodes };
  } catch (error) {
    const list = await stateAfter(error, fetchPasskeys, (state) => find(state) !== undefined);
    return { passkey: find(list) as Passkey, recoveryCodes: undefined };
  }
}

/** @throws BffError NOT_FOUND when it is gone */
export function renamePasskey(id: string, name: string): Promise<Passkey> {
  return saveSurely(() =>
    callBff<typeof passkeyEndpoints.renamePasskey>({
      method: "PATCH",
      path: "account/passkeys/{id}",
      params: { id },
      body: { name },
    }),
  );
}

/**
 * Removes a passkey, which holds withdrawals for at least 24 hours.
 * @returns those that are left
 * @throws BffError CONFLICT for the last one while one is required, NOT_DONE when the answer was lost and it is still there
 */
export function removePasskey(id: string, proof: string): Promise<PasskeyList> {
  return callBff<typeof passkeyEndpoints.removePasskey>({
    method: "POST",
    path: "account/passkeys/{id}/remove",
    params: { id },
    body: { proof },
  }).catch((error: unknown) =>
    stateAfter(error, fetchPasskeys, ({ items }) => !items.some((one) => one.id === id)),
  );
}

/** @throws BffError CONFLICT unless there is a way back in, NOT_DONE when the answer was lost and nothing was done */
export function requirePasskey(required: boolean, proof: string): Promise<PasskeyList> {
  return callBff<typeof passkeyEndpoints.requirePasskey>({
    method: "PUT",
    path: "account/passkeys/required",
    body: { required, proof },
  }).catch((error: unknown) =>
    stateAfter(error, fetchPasskeys, (state) => state.required === required),
  );
}
