"use client";

import { useRouter } from "next/navigation";
import { FormError } from "@/app/_shell/forms/form-error";
import { LaterMeter } from "@/app/_shell/forms/later-meter";
import { useCapsLock } from "@/app/_shell/forms/use-caps-lock";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/button";
import { PasswordField } from "@/app/_ui/password-field";
import { showSuccessToast } from "@/app/_ui/toast";
import { changePassword, type PasswordChange } from "@/lib/security/client";
import type { PasswordTexts } from "./password-card";

const FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const;

interface PasswordFormProps {
  username: string;
  email: string;
  texts: PasswordTexts;
}

/** The present password, the new one with its meter, and the new one again. */
export function PasswordForm({ username, email, texts }: PasswordFormProps) {
  const router = useRouter();
  const capsLock = useCapsLock();
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: FIELDS,
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    texts,
    rules: {
      load: async () => {
        const { passwordChangeRules } = await import("@/lib/security/schema");
        return passwordChangeRules({ ...texts, required: texts.validation.required });
      },
      texts: texts.validation,
    },
    send: (values: PasswordChange) => changePassword(values),
    onDone: ({ message }) => {
      form.reset();
      showSuccessToast(message || texts.changed, texts.close);
      router.refresh();
    },
  });
  const { errors } = form.formState;
  const newPassword = form.watch("newPassword");
  const common = { showText: texts.show, hideText: texts.hide };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5" {...capsLock.watch}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={texts.currentPassword}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...common}
        {...form.register("currentPassword")}
      />
      <PasswordField
        label={texts.newPassword}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        {...common}
        {...form.register("newPassword")}
      />
      {newPassword && (
        <LaterMeter password={newPassword} owner={{ username, email }} texts={texts} />
      )}
      <PasswordField
        label={texts.confirmPassword}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        {...common}
        {...form.register("confirmPassword")}
      />
      <p role="status" className="text-md text-warn empty:hidden">
        {capsLock.isOn && texts.capsLock}
      </p>
      <FormError text={formError} />
      <WaitLine text={texts.tryAgainIn} seconds={secondsToWait} />
      <Button
        type="submit"
        tone="primary"
        isPending={isPending}
        disabled={secondsToWait > 0}
        className="justify-self-start"
      >
        {isPending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
