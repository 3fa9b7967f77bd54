import { z } from "zod";
import { endpoint, type FileRule, multipartBody } from "./protocol/endpoint.ts";
import { instantSchema } from "./values/values.ts";

const MEBIBYTE = 1024 * 1024;

export const KYC_STATUSES = [
  "none",
  "draft",
  "pending",
  "approved",
  "resubmit",
  "rejected",
] as const;
export const KYC_DOCUMENT_TYPES = ["passport", "id_card", "driving_licence"] as const;
export const KYC_STEPS = ["personal", "front", "back", "selfie"] as const;

/** A document: an image or a PDF of at most 16 MB. */
export const KYC_FILE: FileRule = {
  maxBytes: 16 * MEBIBYTE,
  types: ["image/png", "image/jpeg", "image/webp", "application/pdf"],
};

/**
 * The identity check of a member, of which the specification names no field; `reason` says what is wrong with a step
 * that is to be done again.
 */
export const kycSchema = z.object({
  status: z.enum(KYC_STATUSES).nullish(),
  submittedAt: instantSchema.nullish(),
  reviewedAt: instantSchema.nullish(),
  expectedBy: instantSchema.nullish(),
  steps: z
    .array(
      z.object({
        name: z.enum(KYC_STEPS),
        status: z.enum(["missing", "given", "approved", "resubmit"]),
        reason: z.string().nullish(),
      }),
    )
    .nullish(),
  // Not `data`: an answer with a field of that name would be taken for an envelope.
  details: z
    .object({
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
      birthDate: z.string().nullish(),
      country: z.string().nullish(),
      docType: z.enum(KYC_DOCUMENT_TYPES).nullish(),
      docNumber: z.string().nullish(),
    })
    .nullish(),
});
export type Kyc = z.output<typeof kycSchema>;

/** Fields of the form. `submit` is `true` to hand it in and `false` to keep a draft. */
export const kycFieldsSchema = z.object({
  firstName: z.string().trim().max(80).optional(),
  lastName: z.string().trim().max(80).optional(),
  birthDate: z.iso.date().optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  docType: z.enum(KYC_DOCUMENT_TYPES).optional(),
  docNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 -]{0,40}$/)
    .optional(),
  consent: z.enum(["true", "false"]).optional(),
  submit: z.enum(["true", "false"]).optional(),
});

export const kycEndpoints = {
  kyc: endpoint({
    service: "account",
    method: "GET",
    path: "/kyc",
    audience: "member",
    response: kycSchema,
  }),
  updateKyc: endpoint({
    service: "account",
    method: "PATCH",
    path: "/updateKyc",
    audience: "member",
    timeoutMs: 120_000,
    body: multipartBody({
      fields: kycFieldsSchema,
      files: { front: KYC_FILE, back: KYC_FILE, selfie: KYC_FILE },
      maxTotalBytes: 50 * MEBIBYTE,
    }),
    response: kycSchema,
  }),
};
