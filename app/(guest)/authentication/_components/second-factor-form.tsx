"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { TextField } from "@/app/_ui/text-field";
import { formatCountdown } from "@/app/_ui/use-countdown";
import { submitSecondFactor } from "@/lib/session/client";
import { FormError } from "../../_components/form-error";
import { useGuestForm } from "../../_components/use-guest-form";
import { BackToLogin } from "./back-to-login";

interface SecondFactorFormProps {
  texts: Record<
    | "code"
    | "codeHint"
    | "recoveryCode"
    | "recoveryHint"
    | "useRecovery"
    | "useCode"
    | "submit"
    | "submitting"
    | "triesLeft"
    | "back"
    | "tryAgainIn"
    | "failed"
    | "required"
    | "close",
    string
  >;
  returnUrl: string | undefined;
}

/** The longest recovery code with room for spaces around it. */
const MAX_CODE_LENGTH = 16;

/** One field for a six-digit code or a recovery code; the second only changes the keyboard. */
export function SecondFactorForm({ texts, returnUrl }: SecondFactorFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useGuestForm<{
    code: string;
  }>(["code"], ({ code }) => submitSecondFactor({ code: code.trim(), returnUrl }), texts);
  const triesLeft = refusal?.details.triesLeft;

  function switchKeyboard() {
    setRecovery(!isRecovery);
    form.setFocus("code");
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label={isRecovery ? texts.recoveryCode : texts.code}
        hint={isRecovery ? texts.recoveryHint : texts.codeHint}
        error={form.formState.errors.code?.message}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        dir="ltr"
        className="figures tracking-widest"
        {...form.register("code", { required: texts.required })}
      />
      <FormError text={formError} />
      {triesLeft !== undefined && (
        <p className="figures text-md text-warn">
          {fillText(texts.triesLeft, { count: triesLeft })}
        </p>
      )}
      {secondsToWait > 0 && (
        <p className="figures text-md text-warn">
          {fillText(texts.tryAgainIn, { time: formatCountdown(secondsToWait) })}
        </p>
      )}
      <Button
        type="submit"
        tone="primary"
        size="hero"
        isPending={isPending}
        disabled={secondsToWait > 0}
      >
        {isPending ? texts.submitting : texts.submit}
      </Button>
      <div className="grid justify-items-center gap-y-1 sm:flex sm:justify-between">
        <BackToLogin text={texts.back} />
        <Button tone="quiet" onClick={switchKeyboard}>
          {isRecovery ? texts.useCode : texts.useRecovery}
        </Button>
      </div>
    </form>
  );
}
