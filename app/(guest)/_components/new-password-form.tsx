"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { NewPasswordFields } from "@/app/_shell/fields/new-password-fields";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFormProps {
  heading: string;
  text: string;
  /** Sets it, for the holder of a mail's link. @throws BffError */
  send: (values: NewPasswordValues) => Promise<unknown>;
  /** In the form's place once it is set, and where the link cannot be used any more. */
  done: ReactNode;
  dead: ReactNode;
  isDead?: boolean;
  /** What helps on after a refusal, by its code. */
  helps?: Readonly<Record<string, ReactNode>>;
  /** Where the answer was lost: the new password may hold, and a link that is refused then was used by it. */
  unknown: { readonly text: string; readonly login: ReactNode; readonly over: ReactNode };
}

/** A new password for the holder of a link; one that is used up leads to a new one. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { heading, text, send, done, dead, isDead, helps = {}, unknown } = props;
  const t = useTranslations("resetPassword");
  const newPassword = useTranslations("newPassword");
  const required = useTranslations("validation")("required");
  const [isDone, setDone] = useState(false);
  const { form, onSubmit, isPending, formError, refusal, isUndecided, secondsToWait } =
    useServerForm({
      fields: ["password", "confirmPassword"],
      send,
      unknown: { text: unknown.text, spentFields: ["token"] },
      onDone: () => setDone(true),
      defaultValues: { password: "", confirmPassword: "" },
      rules: async () =>
        (await import("@/lib/domain/password/schema")).resetPasswordRules({
          required,
          passwordTooLong: newPassword("passwordTooLong"),
          passwordRefused: newPassword("passwordRefused"),
          mismatch: newPassword("mismatch"),
        }),
    });

  if (isDone) return done;
  if (isDead || refusal?.fields.token) return isUndecided ? unknown.over : dead;
  return (
    <FormCard heading={heading} text={text}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <NewPasswordFields
          password={form.register("password", { deps: ["confirmPassword"] })}
          confirmPassword={form.register("confirmPassword")}
          errors={form.formState.errors}
          meter={{ password: form.watch("password") }}
          label={t("password")}
          confirmLabel={t("confirmPassword")}
        />
        <FormError text={formError} />
        {refusal && helps[refusal.code]}
        {isUndecided && unknown.login}
        <SubmitLine
          text={t("submit")}
          pendingText={t("submitting")}
          isPending={isPending}
          secondsToWait={secondsToWait}
        />
      </form>
    </FormCard>
  );
}
