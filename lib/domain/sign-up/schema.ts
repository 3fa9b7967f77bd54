import { z } from "zod";
import { worded } from "../../contract/protocol/worded.ts";
import { signUpSchema } from "../../contract/public.ts";
import { fullNameRule } from "../../contract/rules/full-name.ts";
import { normaliseUsername, type UsernameProblem, usernameProblem } from "./username.ts";

export type AccountRuleTexts = Readonly<
  Record<
    | UsernameProblem
    | "required"
    | "nameTooLong"
    | "nameCharacters"
    | "emailInvalid"
    | "passwordTooLong"
    | "passwordRefused"
    | "passwordSimilar"
    | "mismatch",
    string
  >
>;
export type SignUpRuleTexts = AccountRuleTexts & { readonly termsRequired: string };

const account = signUpSchema.shape;

interface Owner {
  readonly username: string;
  readonly email: string;
}

type Similarity = (password: string, owner: Owner) => boolean;

function accountShape(texts: AccountRuleTexts) {
  const username = z.string().superRefine((value, context) => {
    const problem = value === "" ? "required" : usernameProblem(value);
    if (problem) context.addIssue({ code: "custom", message: texts[problem] });
  });
  return z.object({
    fullName: fullNameRule(texts),
    username: z.string().transform(normaliseUsername).pipe(username),
    email: z
      .string()
      .trim()
      .min(1, texts.required)
      .superRefine(worded(account.email, { refused: texts.emailInvalid })),
    password: z
      .string()
      .min(1, texts.required)
      .superRefine(
        worded(account.password, {
          tooLong: texts.passwordTooLong,
          refused: texts.passwordRefused,
        }),
      ),
    confirmPassword: z.string().min(1, texts.required),
  });
}

function passwordChecks(texts: AccountRuleTexts, isSimilar: Similarity) {
  return (
    form: Owner & { readonly password: string; readonly confirmPassword: string },
    context: z.RefinementCtx,
  ) => {
    if (form.confirmPassword !== form.password) {
      context.addIssue({ code: "custom", path: ["confirmPassword"], message: texts.mismatch });
    }
    if (isSimilar(form.password, form)) {
      context.addIssue({ code: "custom", path: ["password"], message: texts.passwordSimilar });
    }
  };
}

/**
 * What an account needs: what the contract demands, each refusal in the form's own words. Spaces around
 * name, username and address are dropped, in passwords they count.
 *
 * @param isSimilar refuses a password that is built on its owner's username or address
 */
export function accountRules(texts: AccountRuleTexts, isSimilar: Similarity) {
  return accountShape(texts).superRefine(passwordChecks(texts, isSimilar));
}

/** The sign-up form: an account as in {@link accountRules}, and the terms. */
export function signUpRules(texts: SignUpRuleTexts, isSimilar: Similarity) {
  return accountShape(texts)
    .extend({ terms: z.boolean().refine((isAccepted) => isAccepted, texts.termsRequired) })
    .superRefine(passwordChecks(texts, isSimilar));
}
