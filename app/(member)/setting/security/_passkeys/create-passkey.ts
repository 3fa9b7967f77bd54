import { loadWebAuthn, supportsPasskeys } from "@/app/_shell/step-up/passkey-ceremony";
import { readUserAgent } from "@/lib/contract/protocol/user-agent";
import { type AddingBy, addPasskey, askCreation } from "@/lib/domain/passkey/client";
import { deviceLabel } from "@/lib/domain/security/agent-name";

type BrowserOn = Parameters<typeof deviceLabel>[1];

/** What a passkey of this device is called at first, or null. */
export function deviceName(browserOn: BrowserOn): string | null {
  return deviceLabel(readUserAgent(navigator.userAgent), browserOn)?.slice(0, 40) ?? null;
}

/**
 * Has this device make a passkey, and adds it.
 * @throws BffError as `askCreation` and `addPasskey`; what the browser throws, InvalidStateError for one that is here already
 */
export async function createPasskey(by: AddingBy, name: string) {
  const { ceremonyId, publicKey } = await askCreation(by);
  const { startRegistration } = await loadWebAuthn();
  const optionsJSON = publicKey as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  const attestation = { id, rawId, type: "public-key", response: made } as const;
  return addPasskey({ ceremonyId, name, attestation });
}

/** Tells the browser which passkeys are left, so that it offers no other; only after a complete list. */
export function signalAccepted(userHandle: string, credentialIds: readonly string[]): void {
  if (!supportsPasskeys()) return;
  const { signalAllAcceptedCredentials: signal } = PublicKeyCredential as unknown as {
    signalAllAcceptedCredentials?: (facts: object) => Promise<void>;
  };
  const rpId = window.location.hostname;
  const facts = { rpId, userId: userHandle, allAcceptedCredentialIds: [...credentialIds] };
  // What a browser makes of it is its own affair.
  signal?.call(PublicKeyCredential, facts).catch(() => {});
}
