import { z } from "zod";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { USERNAME_PATTERN } from "./values/username.ts";
import { mediaSchema, messageSchema } from "./values/values.ts";

/** Eight characters or more with upper and lower case, a digit and a special one. */
export const passwordSchema = z
  .string()
  .min(8)
  .max(128)
  .regex(/[a-z]/)
  .regex(/[A-Z]/)
  .regex(/\d/)
  .regex(/[^A-Za-z0-9]/);

export const signUpSchema = z.object({
  fullName: z.string().trim().min(1).max(80),
  username: z.string().regex(USERNAME_PATTERN),
  email: z.email().max(254),
  password: passwordSchema,
  confirmPassword: z.string().min(1).max(128),
  refUsername: z.string().regex(USERNAME_PATTERN).optional(),
  position: z.enum(["left", "right", "auto"]).optional(),
  locale: z.string().max(16).optional(),
});

/** A token from a mail: opaque, and long enough not to be guessed. */
const mailTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{16,256}$/);

/** Can this be a token from a mail? Only the upstream knows whether it still counts. */
export function isMailToken(value: unknown): value is string {
  return mailTokenSchema.safeParse(value).success;
}

export const resetPasswordSchema = z.object({
  token: mailTokenSchema,
  password: passwordSchema,
  confirmPassword: z.string().min(1).max(128),
});

/** Who invites: shown on the sign-up page. */
export const sponsorSchema = z.object({
  username: z.string(),
  fullName: z.string().nullish(),
  avatar: mediaSchema.nullish(),
  canRefer: z.boolean().nullish(),
  openPositions: z.array(z.enum(["left", "right"])).nullish(),
});

export const publicEndpoints = {
  signUp: endpoint({
    service: "public",
    method: "POST",
    path: "/sign-up",
    audience: "public",
    idempotent: true,
    relaysMessage: true,
    body: jsonBody(signUpSchema),
    response: messageSchema.extend({
      email: z.string().nullish(),
      resendId: z.string().nullish(),
    }),
  }),
  /** The same answer whether the address is known or not. */
  forgot: endpoint({
    service: "public",
    method: "POST",
    path: "/forgot",
    audience: "public",
    relaysMessage: true,
    body: jsonBody(z.object({ email: z.email().max(254) })),
    response: messageSchema,
  }),
  resetPassword: endpoint({
    service: "public",
    method: "POST",
    path: "/reset-password",
    audience: "public",
    origin: "extension",
    relaysMessage: true,
    body: jsonBody(resetPasswordSchema),
    response: messageSchema,
  }),
  /**
   * Whether a link can be used, asked before anything is typed: 422 on `token` where it cannot. Where the upstream has
   * no such call, the form finds out by being sent.
   */
  checkResetToken: endpoint({
    service: "public",
    method: "POST",
    path: "/reset-password/check",
    audience: "public",
    origin: "extension",
    reach: "server",
    body: jsonBody(z.object({ token: mailTokenSchema })),
    response: messageSchema,
  }),
  verifyEmail: endpoint({
    service: "public",
    method: "POST",
    path: "/verify-email",
    audience: "public",
    origin: "extension",
    relaysMessage: true,
    body: jsonBody(z.object({ token: mailTokenSchema })),
    response: messageSchema,
  }),
  sponsor: endpoint({
    service: "public",
    method: "GET",
    path: "/sponsor/{username}",
    params: { username: USERNAME_PATTERN },
    audience: "public",
    origin: "extension",
    response: sponsorSchema,
  }),
};
