import { z } from "zod";
import { endpoint, jsonBody } from "./endpoint.ts";
import { USERNAME_PATTERN } from "./values.ts";

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

export const publicEndpoints = {
  signUp: endpoint({
    service: "public",
    method: "POST",
    path: "/sign-up",
    audience: "public",
    idempotent: true,
    relaysMessage: true,
    body: jsonBody(signUpSchema),
    response: z.object({
      message: z.string(),
      email: z.string().nullish(),
      resendId: z.string().nullish(),
    }),
  }),
};
