"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormNotice } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { TextField } from "@/app/_ui/control/text-field";
import { requestUnfreeze } from "@/lib/domain/security/freeze-client";

/** Asks for the link back; the answer is the same for every address. */
export function UnfreezeForm() {
  const t = useTranslations("forgot");
  const sentText = useTranslations("freeze")("mailSent");
  const required = useTranslations("validation")("required");
  const [isSent, setSent] = useState(false);
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: ["email"],
    send: ({ email }: { email: string }) => requestUnfreeze(email),
    onDone: () => setSent(true),
    defaultValues: { email: "" },
    rules: async () =>
      (await import("@/lib/domain/password/schema")).forgotRules({
        required,
        emailInvalid: t("emailInvalid"),
      }),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <div role="status">{isSent && <FormNotice tone="info">{sentText}</FormNotice>}</div>
      <TextField
        label={t("email")}
        hint={t("emailHint")}
        error={form.formState.errors.email?.message}
        type="email"
        inputMode="email"
        enterKeyHint="send"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...form.register("email")}
      />
      <FormError text={formError} />
      <SubmitLine
        text={t("submit")}
        pendingText={t("submitting")}
        isPending={isPending}
        secondsToWait={secondsToWait}
      />
    </form>
  );
}
