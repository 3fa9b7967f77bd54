"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/app/_ui/text-field";
import { LaterUsernameCheckLine } from "./later-username-check-line";
import type { UsernameTexts } from "./username-texts";

interface UsernameFieldProps {
  /** What is in the field now. */
  typed: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
  texts: UsernameTexts;
  /** `off` where the account is somebody else's. */
  autoComplete: string;
}

/** The username of a new account with its live check (R5.2). */
export function UsernameField({
  typed,
  error,
  registration,
  texts,
  autoComplete,
}: UsernameFieldProps) {
  return (
    <div>
      <TextField
        label={texts.username}
        hint={texts.usernameHint}
        error={error}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        {...registration}
      />
      <LaterUsernameCheckLine typed={typed} hasError={error !== undefined} texts={texts} />
    </div>
  );
}
