import { resetPasswordSchema } from "../../contract/public.ts";

/** Can this be a token from a mail? Only the upstream knows whether it still counts. */
export function isResetToken(value: unknown): value is string {
  return resetPasswordSchema.shape.token.safeParse(value).success;
}
