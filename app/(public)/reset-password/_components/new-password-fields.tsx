"use client";

import type { UseFormReturn } from "react-hook-form";
import { useCapsLock } from "@/app/_shell/forms/use-caps-lock";
import { PasswordField } from "@/app/_ui/password-field";
import { PasswordMeter } from "@/app/_ui/password-meter";
import { passwordMeter } from "@/lib/password/meter";
import type { ResetTexts } from "../page";

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  form: UseFormReturn<NewPasswordValues>;
  texts: ResetTexts;
}

/** The new password with its meter, and once more. */
export function NewPasswordFields({ form, texts }: NewPasswordFieldsProps) {
  const password = form.watch("password");
  const capsLock = useCapsLock();
  const { errors } = form.formState;
  const common = { showText: texts.show, hideText: texts.hide, autoComplete: "new-password" };
  return (
    <div className="grid gap-5" {...capsLock.watch}>
      <div className="grid gap-2">
        <PasswordField
          {...common}
          label={texts.password}
          hint={capsLock.isOn ? texts.capsLock : undefined}
          error={errors.password?.message}
          {...form.register("password", { deps: ["confirmPassword"] })}
        />
        <PasswordMeter {...passwordMeter(password, texts)} />
      </div>
      <PasswordField
        {...common}
        label={texts.confirmPassword}
        error={errors.confirmPassword?.message}
        {...form.register("confirmPassword")}
      />
    </div>
  );
}
