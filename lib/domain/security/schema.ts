import { z } from "zod";
import { accountEndpoints } from "../../contract/account.ts";
import { withdrawalLockEndpoints } from "../../contract/protection/withdrawal-lock.ts";
import { worded } from "../../contract/protocol/worded.ts";
import { changePasswordSchema } from "../../contract/security.ts";

export type PasswordChangeTexts = Readonly<
  Record<"required" | "passwordTooLong" | "passwordRefused" | "mismatch", string>
>;

const { currentPassword, newPassword } = changePasswordSchema.shape;

/** The form of a password change, with the contract's demands in the form's own words. */
export function passwordChangeRules(texts: PasswordChangeTexts) {
  return z
    .object({
      currentPassword: z
        .string()
        .superRefine(
          worded(currentPassword, { tooLong: texts.passwordTooLong, refused: texts.required }),
        ),
      newPassword: z
        .string()
        .min(1, texts.required)
        .superRefine(
          worded(newPassword, { tooLong: texts.passwordTooLong, refused: texts.passwordRefused }),
        ),
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
  return z.object({
    antiPhishing: z.string().superRefine(worded(antiPhishing, { refused: tooLong })),
  });
}

/** The form of a withdrawal lock: its length in days, and whether it may end early. */
export const lockRules = withdrawalLockEndpoints.lockWithdrawals.body.schema.omit({ proof: true });
