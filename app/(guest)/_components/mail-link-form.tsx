"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { TextField } from "@/app/_ui/control/text-field";

interface MailLinkFormProps<Answer> {
  /** Has the link mailed. @throws BffError */
  send: (email: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** The button rests until the next page is there. */
  leaves?: true;
  autoFocus?: boolean;
  /** Above the field, such as that the mail is on its way. */
  children?: ReactNode;
}

/** Asks for an address, and for a link in its mail. */
export function MailLinkForm<Answer>(props: MailLinkFormProps<Answer>) {
  const { send, onDone, leaves, autoFocus, children } = props;
  const t = useTranslations("forgot");
  const required = useTranslations("validation")("required");
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: ["email"],
    send: ({ email }: { email: string }) => send(email),
    onDone,
    leaves,
    unknown: { text: t("unknown") },
    defaultValues: { email: "" },
    rules: async () =>
      (await import("@/lib/domain/password/schema")).forgotRules({
        required,
        emailInvalid: t("emailInvalid"),
      }),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      <TextField
        label={t("email")}
        hint={t("emailHint")}
        autoFocus={autoFocus}
        error={form.formState.errors.email?.message}
        type="email"
        inputMode="email"
        enterKeyHint="send"
        autoComplete="email"
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
