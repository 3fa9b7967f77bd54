import { z } from "zod";

/** Eight characters or more with upper and lower case, a digit and a special one. */
export const passwordSchema = z
  .string()
  .min(8)
  .max(128)
  .regex(/[a-z]/)
  .regex(/[A-Z]/)
  .regex(/\d/)
  .regex(/[^A-Za-z0-9]/);

/** A token from a mail: opaque, and long enough not to be guessed. */
export const mailTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{16,256}$/);

/** Can this be a token from a mail? Only the upstream knows whether it still counts. */
export function isMailToken(value: unknown): value is string {
  return mailTokenSchema.safeParse(value).success;
}

export const resetPasswordSchema = z.object({
  token: mailTokenSchema,
  password: passwordSchema,
  confirmPassword: z.string().min(1).max(128),
});
