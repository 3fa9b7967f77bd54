"use client";

import type { UseFormReturn } from "react-hook-form";
import { fillText } from "@/app/_ui/fill-text";
import { TextField } from "@/app/_ui/text-field";
import { normaliseUsername } from "@/lib/sign-up/username";
import type { SignUpTexts } from "./sign-up-texts";
import type { SignUpValues } from "./sign-up-values";
import { type UsernameCheck, useUsernameCheck } from "./use-username-check";

interface UsernameFieldProps {
  form: UseFormReturn<SignUpValues>;
  texts: SignUpTexts;
}

const TONES: Readonly<Record<UsernameCheck["state"], string>> = {
  empty: "text-muted",
  checking: "text-muted",
  malformed: "text-warn",
  free: "text-up",
  taken: "text-down",
  unchecked: "text-warn",
};

function wordCheck(check: UsernameCheck, username: string, texts: SignUpTexts): string {
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

/** The username with its live check. */
export function UsernameField({ form, texts }: UsernameFieldProps) {
  const typed = form.watch("username");
  const check = useUsernameCheck(typed);
  const error = form.formState.errors.username?.message;
  return (
    <div>
      <TextField
        label={texts.username}
        hint={texts.usernameHint}
        error={error}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        {...form.register("username")}
      />
      <p role="status" className={`text-sm font-medium not-empty:mt-1 ${TONES[check.state]}`}>
        {!error && wordCheck(check, normaliseUsername(typed), texts)}
      </p>
    </div>
  );
}
