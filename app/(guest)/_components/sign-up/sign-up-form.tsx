"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountFields } from "@/app/_shell/forms/account-fields";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useAccountRuleTexts } from "@/app/_shell/forms/use-account-rule-texts";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { Checkbox } from "@/app/_ui/checkbox";
import { type SignUpAnswer, signUp } from "@/lib/sign-up/client";
import type { Invitation } from "@/lib/sign-up/invitation";
import type { SignUpRuleTexts } from "@/lib/sign-up/schema";
import { EMPTY_SIGN_UP, type SignUpValues } from "./sign-up-values";
import { SponsorCard } from "./sponsor-card";

interface SignUpFormProps {
  invitation: Invitation | null;
  /** Who invites, as it is shown. */
  sponsor: ReactNode;
  onRemoveInvitation: () => void;
  terms: ReactNode;
  locale: string;
  onDone: (answer: SignUpAnswer) => void;
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
    import("@/lib/sign-up/schema"),
    import("@/lib/password/rules"),
  ]);
  return signUpRules(texts, isSimilarToOwner);
}

/** Everything that an account needs, with the sponsor above it. */
export function SignUpForm(props: SignUpFormProps) {
  const { invitation, terms, locale, onDone } = props;
  const t = useTranslations("signUp");
  const ruleTexts = useAccountRuleTexts();
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm<
    SignUpValues,
    SignUpAnswer
  >({
    fields: FIELDS,
    send: ({ fullName, username, email, password, confirmPassword }) =>
      signUp({
        ...{ fullName, username, email, password, confirmPassword, locale },
        ...(invitation && { refUsername: invitation.username }),
        ...(invitation?.leg && { position: invitation.leg }),
      }),
    onDone,
    defaultValues: EMPTY_SIGN_UP,
    rules: () => loadRules({ ...ruleTexts, termsRequired: t("termsRequired") }),
  });
  const { errors } = form.formState;
  const sponsorError = errors.refUsername?.message ?? errors.position?.message;

  function removeInvitation(): void {
    form.clearErrors(["refUsername", "position"]);
    props.onRemoveInvitation();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {invitation && (
        <SponsorCard
          error={sponsorError}
          removeText={t("removeInvitation")}
          onRemove={removeInvitation}
        >
          {props.sponsor}
        </SponsorCard>
      )}
      <AccountFields
        form={form}
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
