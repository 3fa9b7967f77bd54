import { z } from "zod";
import { accountEndpoints } from "../../contract/account.ts";
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

const { antiPhishing } = accountEndpoints.updateSettings.body.schema.shape;

/** The form of the anti-phishing phrase; an empty one removes it. */
export function phraseRules({ tooLong }: { readonly tooLong: string }) {
  const isKept = (typed: string) => antiPhishing.safeParse(typed).success;
  return z.object({ antiPhishing: z.string().refine(isKept, tooLong) });
}
