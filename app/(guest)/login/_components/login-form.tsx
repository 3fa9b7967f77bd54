"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCapsLock } from "@/app/_shell/fields/use-caps-lock";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { TextLink } from "@/app/_shell/forms/text-link";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { PasswordField } from "@/app/_ui/control/password-field";
import { TextField } from "@/app/_ui/control/text-field";
import { FORGOT_PATH, UNFREEZE_PATH } from "@/lib/paths";
import { login } from "@/lib/session/client";
import { leaveTo } from "../../_components/leave-to";

interface LoginValues {
  username: string;
  password: string;
}

interface LoginFormProps {
  returnUrl: string | undefined;
  /** The browser may offer passkeys with the username. */
  hasPasskeys: boolean;
  /** The way back into a frozen account, and where support reads. */
  reopenText: string;
  support: ReactNode;
}

/** Username or e-mail and password. */
export function LoginForm({ returnUrl, hasPasskeys, reopenText, support }: LoginFormProps) {
  const t = useTranslations("login");
  const capsLockText = useTranslations("newPassword")("capsLock");
  const capsLock = useCapsLock();
  const { form, onSubmit, isPending, formError, refusal, secondsToWait, endWait } = useServerForm({
    fields: ["username", "password"],
    send: ({ username, password }: LoginValues) =>
      login({ username: username.trim(), password, returnUrl }),
    onDone: leaveTo,
    leaves: true,
    rules: async () => (await import("@/lib/contract/auth")).credentialsSchema,
  });
  const { errors } = form.formState;

  // A lock holds for one account; another one may be tried at once.
  function unlock(): void {
    if (refusal?.code === "LOCKED") endWait();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label={t("username")}
        error={errors.username?.message}
        autoComplete={hasPasskeys ? "username webauthn" : "username"}
        enterKeyHint="next"
        dir="auto"
        {...form.register("username", { onChange: unlock })}
      />
      <div className="grid" {...capsLock.watch}>
        <PasswordField
          label={t("password")}
          hint={capsLock.isOn ? capsLockText : undefined}
          error={errors.password?.message}
          showText={t("show")}
          hideText={t("hide")}
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.register("password")}
        />
        <TextLink href={FORGOT_PATH} className="-mb-3 justify-self-end text-md">
          {t("forgot")}
        </TextLink>
      </div>
      <FormError text={formError} />
      {refusal?.code === "ACCOUNT_FROZEN" && (
        <div className="grid justify-items-start gap-1">
          <TextLink href={UNFREEZE_PATH}>{reopenText}</TextLink>
          {support}
        </div>
      )}
      <SubmitLine
        text={t("submit")}
        pendingText={t("submitting")}
        isPending={isPending}
        secondsToWait={secondsToWait}
      />
    </form>
  );
}
