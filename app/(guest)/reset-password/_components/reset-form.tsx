"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewPasswordFields } from "@/app/_shell/fields/new-password-fields";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { resetPassword } from "@/lib/domain/password/client";
import { FORGOT_PATH, LOGIN_PATH } from "@/lib/paths";
import { logout } from "@/lib/session/client";

interface LoginAgainProps {
  text: string;
  hasSession: boolean;
}

/** The way to the login; a session that still stands in this browser is ended on the way. */
function LoginAgain({ text, hasSession }: LoginAgainProps) {
  const failed = useTranslations("login")("failed");
  const { isPending, run } = useSingleFlight();
  if (!hasSession) {
    return (
      <a href={`${LOGIN_PATH}?reason=reset`} className={`w-full ${buttonStyle("primary", "hero")}`}>
        {text}
      </a>
    );
  }

  async function leave() {
    await logout();
    return LEAVING;
  }

  const onFailure = (error: unknown) => showErrorToast((error as Error).message || failed);

  return (
    <Button
      tone="primary"
      size="hero"
      className="w-full"
      isPending={isPending}
      onClick={() => run(leave, onFailure)}
    >
      {text}
    </Button>
  );
}

interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

interface ResetFormProps {
  token: string;
  /** Somebody is signed in here, so the login is reached by signing out. */
  hasSession: boolean;
  /** The link cannot be used any more. */
  isDead: boolean;
}

/** A new password for the holder of the link; a link that is used up leads to a new one. */
export function ResetForm({ token, hasSession, isDead }: ResetFormProps) {
  const t = useTranslations("resetPassword");
  const newPassword = useTranslations("newPassword");
  const required = useTranslations("validation")("required");
  const [isDone, setDone] = useState(false);
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: ["password", "confirmPassword"],
    send: ({ password, confirmPassword }: NewPasswordValues) =>
      resetPassword({ token, password, confirmPassword }),
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
      <FormOutcome heading={t("doneHeading")} text={t("doneText")}>
        <LoginAgain text={t("doneLogin")} hasSession={hasSession} />
      </FormOutcome>
    );
  }
  if (isDead || refusal?.fields.token) {
    return (
      <FormOutcome heading={t("deadHeading")} text={t("deadText")}>
        <a href={FORGOT_PATH} className={`w-full ${buttonStyle("primary", "hero")}`}>
          {t("newLink")}
        </a>
      </FormOutcome>
    );
  }
  return (
    <FormCard heading={t("heading")} text={t("text")}>
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
