"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { fillText } from "@/app/_ui/fill-text";
import { TextField } from "@/app/_ui/text-field";
import { normaliseUsername } from "@/lib/sign-up/username";
import { type UsernameCheck, useUsernameCheck } from "./use-username-check";
import type { UsernameTexts } from "./username-texts";

interface UsernameFieldProps {
  /** What is in the field now. */
  typed: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
  texts: UsernameTexts;
  /** `off` where the account is somebody else's. */
  autoComplete?: "username" | "off";
}

const TONES: Readonly<Record<UsernameCheck["state"], string>> = {
  empty: "text-muted",
  checking: "text-muted",
  malformed: "text-warn",
  free: "text-up",
  taken: "text-down",
  unchecked: "text-warn",
};

function wordCheck(check: UsernameCheck, username: string, texts: UsernameTexts): string {
  switch (check.state) {
    case "empty":
      return "";
    case "checking":
      return texts.usernameChecking;
    case "malformed":
      return texts[check.problem];
    case "free":
      return fillText(texts.usernameFree, { username });
    case "taken":
      return check.reason ?? fillText(texts.usernameTaken, { username });
    case "unchecked":
      return texts.usernameUnchecked;
  }
}

/** The username of a new account with its live check (R5.2). */
export function UsernameField({
  typed,
  error,
  registration,
  texts,
  autoComplete = "username",
}: UsernameFieldProps) {
  const check = useUsernameCheck(typed);
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
      <p role="status" className={`text-sm font-medium not-empty:mt-1 ${TONES[check.state]}`}>
        {!error && wordCheck(check, normaliseUsername(typed), texts)}
      </p>
    </div>
  );
}
