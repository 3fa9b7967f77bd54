import { z } from "zod";

/** Body status codes of the upstream (contract, section 0). */
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
  notFound: 4040,
  idempotencyReused: 4090,
  conflict: 4091,
  validationFailed: 4220,
  insufficientBalance: 4221,
  locked: 4230,
  rateLimited: 4290,
  unavailable: 5030,
} as const;

/**
 * The body of every refusal. `errors` names fields (`_` for the form as a whole); the other members
 * are facts for the screen: seconds to wait, the end of a lock, what is available.
 */
export const upstreamErrorSchema = z.object({
  statusCode: z.number(),
  message: z.string().catch(""),
  errors: z
    .record(z.string(), z.union([z.array(z.string()), z.string().transform((text) => [text])]))
    .optional()
    .catch(undefined),
  requestId: z.string().optional().catch(undefined),
  trackingId: z.string().optional().catch(undefined),
  until: z.string().optional().catch(undefined),
  retryAt: z.string().optional().catch(undefined),
  available: z.string().optional().catch(undefined),
  triesLeft: z.number().optional().catch(undefined),
});

export type UpstreamErrorBody = z.output<typeof upstreamErrorSchema>;
