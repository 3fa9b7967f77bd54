import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from "../../../lib/contract/values/webauthn.ts";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const ATTESTED = 0x40;

/** What a signature says that an honest authenticator would not. */
interface Lie {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly crossOrigin?: boolean;
  readonly counter?: number;
  readonly isBroken?: boolean;
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

/**
 * An authenticator in software with one key (ES256), which signs whatever it is asked at `origin`.
 *
 * @param isSynced as one that its maker copies to other devices
 */
export function softwarePasskey(origin: string, { isSynced = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  let counter = 0;
  let handle = "";

  function authenticatorData(rpId: string, extra: number, rest: Buffer, lie: Lie): Buffer {
    const verified = lie.isVerified === false ? 0 : VERIFIED;
    const flags = PRESENT | verified | extra | (isSynced ? ELIGIBLE | BACKED_UP : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? counter);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), count, rest]);
  }

  function clientData(type: string, challenge: string, lie: Lie): Buffer {
    const { crossOrigin = false } = lie;
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: lie.origin ?? origin, crossOrigin }),
    );
  }

  return {
    id,
    /** Makes the passkey that the options ask for. */
    create({ challenge, rp, user }: CreationOptions, lie: Lie = {}): Attestation {
      handle = user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const parts = [Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)];
      const data = authenticatorData(rp.id, ATTESTED, Buffer.concat(parts), lie);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(data)],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: text(clientData("webauthn.create", challenge, lie)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },
    /** Signs a challenge, each time with the next counter. */
    sign({ challenge, rpId }: RequestOptions, lie: Lie = {}): Assertion {
      if (!isSynced) counter += 1;
      const data = authenticatorData(rpId, 0, Buffer.alloc(0), lie);
      const client = clientData("webauthn.get", challenge, lie);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      if (lie.isBroken) signature.writeUInt8(signature.readUInt8(12) ^ 1, 12);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(handle && { userHandle: handle }),
        },
      };
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
