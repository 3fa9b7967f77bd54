import { z } from "zod";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { idSchema, instantSchema, OPAQUE_ID_PATTERN, proofSchema } from "./values/values.ts";
import { attestationSchema, CEREMONY_MAX_BYTES, creationOptionsSchema } from "./values/webauthn.ts";

/** What a member calls a passkey: up to 40 characters in one line. */
export const passkeyNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^\P{Cc}*$/u);

const passkeySchema = z.object({
  id: idSchema,
  credentialId: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullish(),
  /** It may be on several devices of the member (WebAuthn's backup eligibility), and is on more than one (backup state). */
  synced: z.boolean(),
  backedUp: z.boolean(),
});
export type Passkey = z.output<typeof passkeySchema>;

const passkeyListSchema = z.object({
  /** Base64url; what the member's authenticators know them by. */
  userHandle: z.string(),
  /** Without a passkey nobody logs in. */
  required: z.boolean(),
  items: z.array(passkeySchema),
});
export type PasskeyList = z.output<typeof passkeyListSchema>;

export const passkeyEndpoints = {
  passkeys: endpoint({
    service: "account",
    method: "GET",
    path: "/passkeys",
    audience: "member",
    origin: "extension",
    response: passkeyListSchema,
  }),
  /**
   * With a proof, or with the current password of a member who has neither passkey nor code: exactly one of them.
   * 403/4036 where a proof is needed, 409 with ten passkeys.
   */
  passkeyOptions: endpoint({
    service: "account",
    method: "POST",
    path: "/passkeys/options",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      z
        .object({
          proof: proofSchema.optional(),
          currentPassword: z.string().min(1).max(256).optional(),
        })
        .refine((body) => (body.proof === undefined) !== (body.currentPassword === undefined)),
    ),
    response: z.object({
      ceremonyId: z.string().regex(OPAQUE_ID_PATTERN),
      publicKey: creationOptionsSchema,
    }),
  }),
  /** 409/4092 when the ceremony is over; the first passkey brings recovery codes where there are none yet. */
  addPasskey: endpoint({
    service: "account",
    method: "POST",
    path: "/passkeys",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        ceremonyId: z.string().regex(OPAQUE_ID_PATTERN),
        name: passkeyNameSchema,
        attestation: attestationSchema,
      }),
      CEREMONY_MAX_BYTES,
    ),
    response: z.object({
      passkey: passkeySchema,
      recoveryCodes: z.array(z.string()).nullish(),
    }),
  }),
  renamePasskey: endpoint({
    service: "account",
    method: "PATCH",
    path: "/passkeys/{id}",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ name: passkeyNameSchema })),
    response: passkeySchema,
  }),
  /** 409 for the last one while passkeys are required; holds withdrawals for 24 hours, or as long as a longer hold that stands. */
  removePasskey: endpoint({
    service: "account",
    method: "POST",
    path: "/passkeys/{id}/remove",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ proof: proofSchema })),
    response: passkeyListSchema,
  }),
  /** 409 unless there are two passkeys, or a synced one and recovery codes. */
  requirePasskey: endpoint({
    service: "account",
    method: "PUT",
    path: "/passkeys/required",
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ required: z.boolean(), proof: proofSchema })),
    response: passkeyListSchema,
  }),
};
