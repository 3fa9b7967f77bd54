"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { leaveSignIn, submitSecondFactor } from "@/lib/session/client";
import { leaveTo } from "../../_components/leave-to";

/** Drops the half-finished sign-in and loads the login page. */
function BackToLogin({ signIn }: { signIn: string }) {
  const t = useTranslations("authentication");
  const { isPending, run } = useSingleFlight();

  async function leave() {
    await leaveSignIn(signIn);
    return LEAVING;
  }

  const onFailure = () => showErrorToast(t("backFailed"));

  return (
    <Button tone="quiet" isPending={isPending} onClick={() => run(leave, onFailure)}>
      {t("back")}
    </Button>
  );
}

/** After so many wrong codes a clock that is off is the likely cause. */
const FAILURES_BEFORE_CLOCK_HINT = 2;

const DIGITS = /^\d{6}$/;

interface SecondFactorFormProps {
  /** The sign-in that owes the code: it alone is completed or dropped here. */
  signIn: string;
  returnUrl: string | undefined;
  /** With what the recovery codes came. */
  recoveryHint: string;
}

/** One field for a six-digit code or a recovery code; the second only changes the keyboard. */
export function SecondFactorForm({ signIn, returnUrl, recoveryHint }: SecondFactorFormProps) {
  const t = useTranslations("authentication");
  const required = useTranslations("validation")("required");
  const [isRecovery, setRecovery] = useState(false);
  const [failures, setFailures] = useState(0);
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: ["code"],
    send: ({ code }: { code: string }) =>
      submitSecondFactor(signIn, { code, returnUrl }).catch((error: unknown) => {
        const isWrong = error instanceof BffError && error.fields.code !== undefined;
        if (isWrong && DIGITS.test(code)) setFailures((count) => count + 1);
        throw error;
      }),
    onDone: leaveTo,
    leaves: true,
    // Both kinds are accepted whatever the label asks for.
    rules: async () => (await import("@/app/_shell/forms/code-rules")).codeRules(required),
  });
  const triesLeft = refusal?.details.triesLeft;

  function switchKeyboard() {
    setRecovery(!isRecovery);
    form.clearErrors("code");
    form.setFocus("code");
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label={isRecovery ? t("recoveryCode") : t("code")}
        hint={isRecovery ? recoveryHint : t("codeHint")}
        autoFocus
        error={form.formState.errors.code?.message}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        enterKeyHint="go"
        dir="ltr"
        className="figures tracking-widest"
        {...form.register("code")}
      />
      <FormError text={formError} />
      <div role="status" className="grid gap-5 empty:hidden">
        {triesLeft !== undefined && (
          <p className="figures text-md text-warn">{t("triesLeft", { count: triesLeft })}</p>
        )}
        {failures >= FAILURES_BEFORE_CLOCK_HINT && !isRecovery && (
          <p className="text-md text-muted">{t("clockHint")}</p>
        )}
      </div>
      <SubmitLine
        text={t("submit")}
        pendingText={t("submitting")}
        isPending={isPending}
        secondsToWait={secondsToWait}
      />
      <div className="grid justify-items-center gap-y-1 sm:-mx-4.5 sm:flex sm:flex-wrap sm:justify-between">
        <BackToLogin signIn={signIn} />
        <Button tone="quiet" onClick={switchKeyboard}>
          {isRecovery ? t("useCode") : t("useRecovery")}
        </Button>
      </div>
    </form>
  );
}
