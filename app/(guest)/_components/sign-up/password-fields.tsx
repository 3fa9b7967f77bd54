"use client";

import { lazy, Suspense } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCapsLock } from "@/app/_shell/forms/use-caps-lock";
import { PasswordField } from "@/app/_ui/password-field";
import type { SignUpTexts } from "./sign-up-texts";
import type { SignUpValues } from "./sign-up-values";

// Its markup comes with the page; its script follows the form's.
const LiveMeter = lazy(() => import("./live-meter"));

interface PasswordFieldsProps {
  form: UseFormReturn<SignUpValues>;
  texts: SignUpTexts;
}

/** The password with its meter, and once more. */
export function PasswordFields({ form, texts }: PasswordFieldsProps) {
  const [password, username, email] = form.watch(["password", "username", "email"]);
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
        <Suspense>
          <LiveMeter password={password} owner={{ username, email }} texts={texts} />
        </Suspense>
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
