"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "@/app/_ui/password-field";
import { LaterMeter } from "./later-meter";
import type { LiveMeterProps } from "./live-meter";
import { useCapsLock } from "./use-caps-lock";

export interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: {
    readonly password?: { readonly message?: string };
    readonly confirmPassword?: { readonly message?: string };
  };
  meter: Omit<LiveMeterProps, "texts">;
  texts: LiveMeterProps["texts"] &
    Record<"password" | "confirmPassword" | "show" | "hide" | "capsLock", string>;
}

/** A new password with its meter, and once more. */
export function NewPasswordFields({
  password,
  confirmPassword,
  errors,
  meter,
  texts,
}: NewPasswordFieldsProps) {
  const capsLock = useCapsLock();
  const common = { showText: texts.show, hideText: texts.hide, autoComplete: "new-password" };
  return (
    <div className="grid gap-5" {...capsLock.watch}>
      <div className="grid gap-2">
        <PasswordField
          {...common}
          label={texts.password}
          hint={capsLock.isOn ? texts.capsLock : undefined}
          error={errors.password?.message}
          {...password}
        />
        <LaterMeter {...meter} texts={texts} />
      </div>
      <PasswordField
        {...common}
        label={texts.confirmPassword}
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </div>
  );
}
