import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const RECORD_BYTES = 4096;

/** Public key and secret of a browser's subscription, as base64url. */
interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

/** The keys of content and nonce that both sides of a message derive (RFC 8291, 3.3 and 3.4). */
export function contentKeys(options: {
  readonly shared: Buffer;
  readonly auth: Buffer;
  readonly receiver: Buffer;
  readonly sender: Buffer;
  readonly salt: Buffer;
}): { key: Buffer; nonce: Buffer } {
  const { shared, auth, receiver, sender, salt } = options;
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]);
  const material = derive(shared, auth, info, 32);
  return {
    key: derive(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
    nonce: derive(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
  };
}

/**
 * Encrypts one record for a subscription (RFC 8291, `aes128gcm` of RFC 8188).
 * @param own sender's private key and salt; made anew unless given, which only an example of the RFC does
 * @throws Error for keys that are no point of P-256
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  own?: { readonly privateKey: Buffer; readonly salt: Buffer },
): Buffer {
  const ecdh = createECDH("prime256v1");
  if (own) ecdh.setPrivateKey(own.privateKey);
  else ecdh.generateKeys();
  const salt = own?.salt ?? randomBytes(16);
  const receiver = Buffer.from(p256dh, "base64url");
  const sender = ecdh.getPublicKey();
  const shared = ecdh.computeSecret(receiver);
  const keys = { shared, auth: Buffer.from(auth, "base64url"), receiver, sender, salt };
  const { key, nonce } = contentKeys(keys);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // 2 ends the last record, which is the only one.
  const record = Buffer.concat([
    cipher.update(text),
    cipher.update(Buffer.from([2])),
    cipher.final(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES, 0);
  head.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, head, sender, record, cipher.getAuthTag()]);
}
