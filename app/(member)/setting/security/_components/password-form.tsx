"use client";

import { useTranslations } from "next-intl";
import { LazyMeter } from "@/app/_shell/fields/live-meter.lazy";
import { useCapsLock } from "@/app/_shell/fields/use-caps-lock";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { PasswordField } from "@/app/_ui/control/password-field";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { changePassword, type PasswordChange } from "@/lib/domain/security/client";

const FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const;

interface PasswordFormProps {
  username: string;
  email: string;
  /** Nothing on the page comes before it. */
  isMain: boolean;
}

/** The present password, the new one with its meter, and the new one again. */
export function PasswordForm({ username, email, isMain }: PasswordFormProps) {
  const t = useTranslations("security");
  const password = useTranslations("newPassword");
  const required = useTranslations("validation")("required");
  const doneText = useTranslations("resetPassword")("doneHeading");
  const stepUp = useStepUp();
  const refresh = useQuietRefresh();
  const capsLock = useCapsLock();
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: FIELDS,
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    failedText: t("failed"),
    unknown: { text: t("passwordUnknown"), spentFields: ["currentPassword"] },
    rules: async () => {
      const { passwordChangeRules } = await import("@/lib/domain/security/schema");
      return passwordChangeRules({
        required,
        passwordTooLong: password("passwordTooLong"),
        passwordRefused: password("passwordRefused"),
        mismatch: password("mismatch"),
      });
    },
    send: (values: PasswordChange) =>
      stepUp.confirmed(
        { action: "password_change", what: t("password"), sent: {}, shown: [] },
        (proof) => changePassword({ ...values, ...(proof && { proof }) }),
      ),
    onDone(changed) {
      if (!changed) return;
      const { message } = changed;
      form.reset();
      showSuccessToast(message || doneText);
      refresh();
    },
  });
  const { errors } = form.formState;
  const newPassword = form.watch("newPassword");
  const common = { showText: password("show"), hideText: password("hide") };
  // Beside the form: what is submitted in the dialog would reach it otherwise.
  return (
    <>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5" {...capsLock.watch}>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <PasswordField
          label={t("currentPassword")}
          error={errors.currentPassword?.message}
          autoComplete="current-password"
          {...common}
          {...form.register("currentPassword")}
        />
        <PasswordField
          label={t("newPassword")}
          error={errors.newPassword?.message}
          autoComplete="new-password"
          {...common}
          {...form.register("newPassword", { deps: "confirmPassword" })}
        />
        {newPassword && <LazyMeter password={newPassword} owner={{ username, email }} />}
        <PasswordField
          label={t("confirmPassword")}
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
          {...common}
          {...form.register("confirmPassword")}
        />
        <p role="status" className="text-md text-warn empty:hidden">
          {capsLock.isOn && password("capsLock")}
        </p>
        <FormError text={formError} />
        <SubmitLine
          isSmall
          tone={isMain ? "primary" : "outline"}
          text={t("submit")}
          pendingText={t("submitting")}
          isPending={isPending}
          secondsToWait={secondsToWait}
        />
      </form>
      {stepUp.dialog}
    </>
  );
}
