"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "@/app/_ui/control/password-field";
import type { LiveMeterProps } from "./live-meter";
import { LazyMeter } from "./live-meter.lazy";
import { useCapsLock } from "./use-caps-lock";

export interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: {
    readonly password?: { readonly message?: string };
    readonly confirmPassword?: { readonly message?: string };
  };
  meter: LiveMeterProps;
  label: string;
  confirmLabel: string;
}

/** A new password with its meter, and once more. */
export function NewPasswordFields({
  password,
  confirmPassword,
  errors,
  meter,
  label,
  confirmLabel,
}: NewPasswordFieldsProps) {
  const capsLock = useCapsLock();
  const t = useTranslations("newPassword");
  const common = { showText: t("show"), hideText: t("hide"), autoComplete: "new-password" };
  return (
    <div className="grid gap-5" {...capsLock.watch}>
      <div className="grid gap-2">
        <PasswordField
          {...common}
          enterKeyHint="next"
          label={label}
          hint={capsLock.isOn ? t("capsLock") : undefined}
          error={errors.password?.message}
          {...password}
        />
        <LazyMeter {...meter} />
      </div>
      <PasswordField
        {...common}
        label={confirmLabel}
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </div>
  );
}
