import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Assertion, Attestation } from "../../../lib/contract/values/webauthn.ts";
import type { Database } from "../database/database.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PasskeyRow } from "./passkeys.ts";

/** ES256, RS256, EdDSA (COSE): named one by one, since the library's own list begins with an experimental one. */
export const ALGORITHMS: readonly number[] = [-7, -257, -8];

type Site = Pick<Sandbox, "appOrigin">;

/** The relying party: exactly the host that members see. */
export function relyingPartyId({ appOrigin }: Site): string {
  return new URL(appOrigin).hostname;
}

/** No browser makes passkeys for an address of digits (WebAuthn Level 3, 5.1.3). */
export function offersPasskeys(site: Site): boolean {
  return !/^[\d.]+$|^\[/.test(relyingPartyId(site));
}

// The library lets a frame of another site pass when the browser does not name that site.
function isFramed(clientDataJSON: string): boolean {
  const text = Buffer.from(clientDataJSON, "base64url").toString();
  return (JSON.parse(text) as { crossOrigin?: unknown }).crossOrigin === true;
}

async function orUndefined<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** What an attestation says of its passkey; undefined when it does not fit, whatever the reason. */
export function checkAttestation(site: Site, challenge: string, attestation: Attestation) {
  return orUndefined(async () => {
    if (isFramed(attestation.response.clientDataJSON)) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...attestation,
        response: { ...attestation.response, transports: undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.appOrigin,
      expectedRPID: relyingPartyId(site),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    return registrationInfo;
  });
}

export interface SignedBy {
  readonly passkey: PasskeyRow;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

export function findCredential(database: Database, id: string): PasskeyRow | undefined {
  return database.get<PasskeyRow>("SELECT * FROM passkey WHERE credential_id = ?", id);
}

function handleOf(database: Database, memberId: number): string | undefined {
  return database.get<{ handle: string }>(
    "SELECT passkey_handle AS handle FROM member WHERE id = ?",
    memberId,
  )?.handle;
}

/**
 * What an assertion of a known passkey says; undefined when it does not fit, whatever the reason. The counter is compared
 * after the signature: a fall refuses keys that stay on one device, since some synced ones always say 0.
 */
export function checkAssertion(
  { appOrigin, database }: Site & Pick<Sandbox, "database">,
  challenge: string,
  passkey: PasskeyRow,
  assertion: Assertion,
): Promise<SignedBy | undefined> {
  return orUndefined(async () => {
    const { clientDataJSON, userHandle } = assertion.response;
    if (isFramed(clientDataJSON)) return undefined;
    if (userHandle !== undefined && userHandle !== handleOf(database, passkey.member_id)) {
      return undefined;
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: appOrigin,
      expectedRPID: relyingPartyId({ appOrigin }),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: 0,
      },
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
    const isSynced = credentialDeviceType === "multiDevice";
    if (isSynced !== (passkey.synced === 1)) return undefined;
    const hasFallen = passkey.counter > 0 && newCounter <= passkey.counter;
    if (hasFallen && !isSynced) return undefined;
    return { passkey, counter: newCounter, isBackedUp: credentialBackedUp };
  });
}

/** Notes that a passkey was used. Belongs into the transaction of what it allows. */
export function noteUse(database: Database, { passkey, counter, isBackedUp }: SignedBy): void {
  database.run(
    "UPDATE passkey SET counter = ?, backed_up = ?, last_used_at = ? WHERE id = ?",
    counter,
    isBackedUp ? 1 : 0,
    Date.now(),
    passkey.id,
  );
}
