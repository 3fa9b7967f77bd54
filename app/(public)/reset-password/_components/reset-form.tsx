"use client";

import { useState } from "react";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { NewPasswordFields } from "@/app/_shell/forms/new-password-fields";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { buttonStyle } from "@/app/_ui/button-style";
import { resetPassword } from "@/lib/password/client";
import { PAGES } from "@/lib/routes";
import type { ResetTexts } from "../page";
import { LoginAgain } from "./login-again";

interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

interface ResetFormProps {
  token: string;
  /** Somebody is signed in here, so the login is reached by signing out. */
  hasSession: boolean;
  texts: ResetTexts;
}

/** A new password for the holder of the link; a link that is used up leads to a new one. */
export function ResetForm({ token, hasSession, texts }: ResetFormProps) {
  const [isDone, setDone] = useState(false);
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: ["password", "confirmPassword"],
    send: ({ password, confirmPassword }: NewPasswordValues) =>
      resetPassword({ token, password, confirmPassword }),
    onDone: () => setDone(true),
    texts,
    defaultValues: { password: "", confirmPassword: "" },
    rules: {
      load: async () => (await import("@/lib/password/schema")).resetPasswordRules(texts),
      texts,
    },
  });

  if (isDone) {
    return (
      <FormOutcome heading={texts.doneHeading} text={texts.doneText}>
        <LoginAgain text={texts.doneLogin} hasSession={hasSession} />
      </FormOutcome>
    );
  }
  if (refusal?.fields.token) {
    return (
      <FormOutcome heading={texts.deadHeading} text={texts.deadText}>
        <a href={PAGES.forgot.path} className={`w-full ${buttonStyle("primary", "hero")}`}>
          {texts.newLink}
        </a>
      </FormOutcome>
    );
  }
  return (
    <FormCard heading={texts.heading} text={texts.text}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <NewPasswordFields
          password={form.register("password", { deps: ["confirmPassword"] })}
          confirmPassword={form.register("confirmPassword")}
          errors={form.formState.errors}
          meter={{ password: form.watch("password") }}
          texts={texts}
        />
        <FormError text={formError} />
        <SubmitLine texts={texts} isPending={isPending} secondsToWait={secondsToWait} />
      </form>
    </FormCard>
  );
}
