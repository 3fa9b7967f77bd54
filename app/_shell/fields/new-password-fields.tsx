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

/** A new password with its meter, and once more: side by side in a container that has the room. */
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
    <div className="grid items-start gap-x-4 @[26rem]:grid-cols-2" {...capsLock.watch}>
      <PasswordField
        {...common}
        enterKeyHint="next"
        label={label}
        hint={capsLock.isOn ? t("capsLock") : undefined}
        error={errors.password?.message}
        {...password}
      />
      <div className="mt-2 mb-5 @[26rem]:order-last @[26rem]:col-span-2 @[26rem]:mb-0">
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
