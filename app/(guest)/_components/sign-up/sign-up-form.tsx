"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import { AccountFields } from "@/app/_shell/fields/account-fields";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useAccountRuleTexts } from "@/app/_shell/forms/use-account-rule-texts";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { type SignUpAnswer, signUp } from "@/lib/domain/sign-up/client";
import type { Invitation } from "@/lib/domain/sign-up/invitation";
import type { SignUpRuleTexts } from "@/lib/domain/sign-up/schema";
import { loadPatiently } from "@/lib/live/network";

const InvitedBy = lazy(() => loadPatiently(() => import("./invited-by")));

/** What the sign-up form holds while it is filled in. */
interface SignUpValues {
  fullName: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
  /** Not typed: here the server's refusals of the sponsor land. */
  refUsername?: string;
  position?: string;
}

/** Under which name an account was made. */
export type SignedUpAs = Pick<SignUpValues, "fullName" | "username">;

/** An account that waits at an address, which may be mistyped. */
export type EarlierSignUp = Pick<SignUpValues, "fullName" | "username" | "email">;

export interface SentSignUp {
  readonly answer: SignUpAnswer;
  readonly as: SignedUpAs;
}

const EMPTY_SIGN_UP: SignUpValues = {
  fullName: "",
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  terms: false,
};

/** What a visitor wants of the invitation in place of the one that was given; all of that one when it is empty. */
export interface InvitationChoice {
  readonly invitation?: Invitation | null;
  readonly sponsor?: ReactNode;
}

interface SignUpFormProps {
  invitation: Invitation | null;
  /** Who invites, as it is shown. */
  sponsor: ReactNode;
  /** What the visitor goes on without. */
  removed: Invitation | null;
  onInvitation: (choice: InvitationChoice) => void;
  terms: ReactNode;
  /** Which terms they are, where the operator says so. */
  termsVersion: string | undefined;
  locale: string;
  /** The account of this visitor that waits at another address: it keeps its username, and its address is put right here. */
  earlier: EarlierSignUp | null;
  onDone: (sent: SentSignUp) => void;
}

const FIELDS = [
  "fullName",
  "username",
  "email",
  "password",
  "confirmPassword",
  "terms",
  "refUsername",
  "position",
] as const;

async function loadRules(texts: SignUpRuleTexts) {
  const [{ signUpRules }, { isSimilarToOwner }] = await Promise.all([
    import("@/lib/domain/sign-up/schema"),
    import("@/lib/domain/password/rules"),
  ]);
  return signUpRules(texts, isSimilarToOwner);
}

/** Everything that an account needs, with the sponsor above it. */
export function SignUpForm(props: SignUpFormProps) {
  const { invitation, removed, terms, termsVersion, locale, earlier, onDone } = props;
  const t = useTranslations("signUp");
  const ruleTexts = useAccountRuleTexts();
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm<
    SignUpValues,
    SignUpAnswer
  >({
    fields: FIELDS,
    unknown: { text: t("unknown") },
    send: ({ fullName, username, email, password, confirmPassword }) =>
      signUp({
        ...{ fullName, username, email, password, confirmPassword, locale },
        ...(invitation && { refUsername: invitation.username }),
        ...(invitation?.leg && { position: invitation.leg }),
        ...(termsVersion && { termsVersion }),
      }),
    onDone(answer) {
      const { fullName, username } = form.getValues();
      onDone({ answer, as: { fullName, username } });
    },
    defaultValues: { ...EMPTY_SIGN_UP, ...earlier, username: "" },
    rules: () => loadRules({ ...ruleTexts, termsRequired: t("termsRequired") }),
  });
  const { errors } = form.formState;
  const sponsorError = errors.refUsername?.message ?? errors.position?.message;

  function change(): void {
    form.clearErrors(["refUsername", "position"]);
    props.onInvitation(invitation ? { invitation: null } : {});
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {(invitation ?? removed) && (
        <Suspense>
          <InvitedBy sponsor={invitation && props.sponsor} error={sponsorError} onChange={change} />
        </Suspense>
      )}
      <AccountFields
        form={form}
        usernameNote={earlier?.username && t("usernameKept", { username: earlier.username })}
        labels={{
          fullName: t("fullName"),
          email: t("email"),
          emailHint: t("emailHint"),
          password: t("password"),
          confirmPassword: t("confirmPassword"),
        }}
      >
        {() => <Checkbox label={terms} error={errors.terms?.message} {...form.register("terms")} />}
      </AccountFields>
      <FormError text={formError} />
      <SubmitLine
        text={t("submit")}
        pendingText={t("submitting")}
        isPending={isPending}
        secondsToWait={secondsToWait}
      />
    </form>
  );
}
