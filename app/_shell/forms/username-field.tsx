"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/app/_ui/text-field";
import { LaterUsernameCheckLine } from "./later-username-check-line";

interface UsernameFieldProps {
  /** What is in the field now. */
  typed: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
  /** `off` where the account is somebody else's. */
  autoComplete: string;
}

/** The username of a new account with its live check (R5.2). */
export function UsernameField({ typed, error, registration, autoComplete }: UsernameFieldProps) {
  const t = useTranslations("signUp");
  return (
    <div>
      <TextField
        label={t("username")}
        hint={t("usernameHint")}
        error={error}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        {...registration}
      />
      <LaterUsernameCheckLine typed={typed} hasError={error !== undefined} />
    </div>
  );
}
