"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewPasswordFields } from "@/app/_shell/fields/new-password-fields";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { unfreeze } from "@/lib/domain/security/freeze-client";
import { LOGIN_PATH, UNFREEZE_PATH } from "@/lib/paths";
import { WayOn } from "../../_components/way-on";

interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

/** A new password for the holder of the link; the login that follows opens the account. */
export function ReturnForm({ token }: { token: string }) {
  const t = useTranslations("freeze");
  const reset = useTranslations("resetPassword");
  const newPassword = useTranslations("newPassword");
  const loginText = useTranslations("login")("heading");
  const required = useTranslations("validation")("required");
  const [isDone, setDone] = useState(false);
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: ["password", "confirmPassword"],
    send: (values: NewPasswordValues) => unfreeze({ token, ...values }),
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

  if (isDone) {
    return (
      <FormOutcome heading={reset("doneHeading")} text={t("setDone")}>
        <WayOn href={LOGIN_PATH} text={loginText} />
      </FormOutcome>
    );
  }
  if (refusal?.fields.token) {
    return (
      <FormOutcome heading={reset("deadHeading")} text={reset("deadText")}>
        <WayOn href={UNFREEZE_PATH} text={reset("newLink")} />
      </FormOutcome>
    );
  }
  return (
    <FormCard heading={t("reopen")} text={t("setText")}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <NewPasswordFields
          password={form.register("password", { deps: ["confirmPassword"] })}
          confirmPassword={form.register("confirmPassword")}
          errors={form.formState.errors}
          meter={{ password: form.watch("password") }}
          label={reset("password")}
          confirmLabel={reset("confirmPassword")}
        />
        <FormError text={refusal?.code === "ACCOUNT_FROZEN" ? t("noFactor") : formError} />
        <SubmitLine
          text={reset("submit")}
          pendingText={reset("submitting")}
          isPending={isPending}
          secondsToWait={secondsToWait}
        />
      </form>
    </FormCard>
  );
}
