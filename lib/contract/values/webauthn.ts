import { z } from "zod";

/** Bytes in base64url without padding (RFC 4648, 5), as WebAuthn writes them in JSON; 8 KiB at most. */
const bytesSchema = z.string().regex(/^[A-Za-z0-9_-]{1,8192}$/);

const transportsSchema = z.array(z.string().max(32)).max(8);

const descriptorSchema = z.object({
  id: bytesSchema,
  type: z.literal("public-key"),
  transports: transportsSchema.optional(),
});

const timeout = z.number().int().positive().optional();

/** What an authenticator is asked to sign (WebAuthn Level 3, 5.5): the member is always verified. */
export const requestOptionsSchema = z.object({
  challenge: bytesSchema,
  rpId: z.string().max(253),
  timeout,
  userVerification: z.literal("required"),
  allowCredentials: z.array(descriptorSchema).max(64).optional(),
  hints: z.array(z.string().max(32)).max(8).optional(),
});
export type RequestOptions = z.output<typeof requestOptionsSchema>;

/** What a new passkey is made from (WebAuthn Level 3, 5.4). `user.id` are 32 random bytes and say nothing of the member. */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string().max(253), name: z.string() }),
  user: z.object({ id: bytesSchema, name: z.string(), displayName: z.string() }),
  challenge: bytesSchema,
  pubKeyCredParams: z
    .array(z.object({ type: z.literal("public-key"), alg: z.number().int() }))
    .max(16),
  timeout,
  excludeCredentials: z.array(descriptorSchema).max(64).optional(),
  authenticatorSelection: z.object({
    residentKey: z.enum(["required", "preferred"]),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.output<typeof creationOptionsSchema>;

const credential = { id: bytesSchema, rawId: bytesSchema, type: z.literal("public-key") };

/** What an authenticator has signed. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: bytesSchema.optional(),
  }),
});
export type Assertion = z.output<typeof assertionSchema>;

/** A new passkey's public half. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: transportsSchema.optional(),
  }),
});
export type Attestation = z.output<typeof attestationSchema>;

/** Room for two or three members of 8 KiB. */
export const CEREMONY_MAX_BYTES = 40 * 1024;
