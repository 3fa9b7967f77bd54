import { z } from "zod";
import { amountSchema, instantSchema } from "../values/values.ts";

/** Body status codes of the upstream (R11.3). */
export const UPSTREAM_CODES = {
  accessTokenExpired: 5000,
  tokenRevoked: 5001,
  secondFactorPending: 5002,
  notValid: 4030,
  kycRequired: 4031,
  twoFactorRequired: 4032,
  securityHold: 4033,
  apiKeyRefused: 4034,
  stakeLimitReached: 4035,
  stepUpRequired: 4036,
  accountFrozen: 4037,
  withdrawalLocked: 4038,
  notFound: 4040,
  passkeyUnknown: 4041,
  idempotencyReused: 4090,
  conflict: 4091,
  ceremonyOver: 4092,
  validationFailed: 4220,
  insufficientBalance: 4221,
  locked: 4230,
  rateLimited: 4290,
  unavailable: 5030,
} as const;

/** Statuses by which the upstream refuses a refresh token for good. */
export const DEFINITE_REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);

const textSchema = z.union([z.string(), z.array(z.string()).transform((texts) => texts.join(" "))]);

const textsSchema = z.union([
  z.array(z.string()),
  z.string().transform((text) => [text]),
  z.object({ message: z.string() }).transform(({ message }) => [message]),
]);

/** One entry of a list of errors; a name that is missing, or none, means the form as a whole. */
const listedErrorSchema = z.union([
  z.string().transform((text) => ["_", [text]] as const),
  z
    .object({
      field: z.string().optional(),
      property: z.string().optional(),
      path: z
        .union([z.string(), z.array(z.string()).transform((path) => path.join("."))])
        .optional(),
      message: textSchema.optional(),
      constraints: z.record(z.string(), z.string()).optional(),
    })
    .transform(({ field, property, path, message, constraints }) => {
      const texts = message ? [message] : Object.values(constraints ?? {});
      return [field || property || path || "_", texts] as const;
    }),
]);

const errorsSchema = z.union([
  z.record(z.string(), textsSchema),
  z.array(listedErrorSchema).transform((entries) => {
    const fields = new Map<string, string[]>();
    for (const [name, texts] of entries) fields.set(name, [...(fields.get(name) ?? []), ...texts]);
    return Object.fromEntries(fields);
  }),
]);

/**
 * The body of every refusal. `errors` names fields (`_` for the form as a whole); the other members
 * are facts for the screen: seconds to wait, the end of a lock, what is available. Upstreams that
 * answer as common frameworks do are understood too (R8.2): without a code or with a text in its place (0 here), with a message or
 * errors as a list. With the refusal that leaves no tries, `until` or `retryAt` says when there are some again.
 */
export const upstreamErrorSchema = z.object({
  statusCode: z.number().catch(0),
  message: textSchema.catch(""),
  errors: errorsSchema.optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
  trackingId: z.string().optional().catch(undefined),
  until: instantSchema.optional().catch(undefined),
  retryAt: instantSchema.optional().catch(undefined),
  available: amountSchema.optional().catch(undefined),
  triesLeft: z.number().int().min(0).optional().catch(undefined),
});

export type UpstreamErrorBody = z.output<typeof upstreamErrorSchema>;
