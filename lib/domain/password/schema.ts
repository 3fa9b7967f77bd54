import { z } from "zod";
import { worded } from "../../contract/protocol/worded.ts";
import { publicEndpoints } from "../../contract/public.ts";
import { resetPasswordSchema } from "../../contract/values/credentials.ts";

export type NewPasswordTexts = Readonly<
  Record<"required" | "passwordTooLong" | "passwordRefused" | "mismatch", string>
>;

const { password } = resetPasswordSchema.shape;
const { email } = publicEndpoints.forgot.body.schema.shape;

/** The form of `/reset-password`: the contract's demands, each refusal in the form's own words. */
export function resetPasswordRules(texts: NewPasswordTexts) {
  return z
    .object({
      password: z
        .string()
        .min(1, texts.required)
        .superRefine(
          worded(password, { tooLong: texts.passwordTooLong, refused: texts.passwordRefused }),
        ),
      confirmPassword: z.string().min(1, texts.required),
    })
    .refine((form) => form.confirmPassword === form.password, {
      path: ["confirmPassword"],
      message: texts.mismatch,
    });
}

/** The form of `/forgot`. */
export function forgotRules(texts: Readonly<Record<"required" | "emailInvalid", string>>) {
  return z.object({
    email: z
      .string()
      .trim()
      .min(1, texts.required)
      .superRefine(worded(email, { refused: texts.emailInvalid })),
  });
}
