import { z } from "zod";
import { changePasswordSchema } from "../../contract/security.ts";

export type PasswordChangeTexts = Readonly<
  Record<"required" | "passwordTooLong" | "passwordRefused" | "mismatch", string>
>;

const { newPassword } = changePasswordSchema.shape;

/** The form of a password change, with the contract's demands in the form's own words. */
export function passwordChangeRules(texts: PasswordChangeTexts) {
  return z
    .object({
      currentPassword: z.string().min(1, texts.required).max(256, texts.passwordTooLong),
      newPassword: z
        .string()
        .min(1, texts.required)
        .max(128, texts.passwordTooLong)
        .refine((value) => newPassword.safeParse(value).success, texts.passwordRefused),
      confirmPassword: z.string().min(1, texts.required),
    })
    .refine((form) => form.confirmPassword === form.newPassword, {
      path: ["confirmPassword"],
      message: texts.mismatch,
    });
}
