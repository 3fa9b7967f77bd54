"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { TextField } from "@/app/_ui/control/text-field";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { forgotPassword } from "@/lib/domain/password/client";
import { LOGIN_PATH } from "@/lib/paths";

/** Asks for the link. The server's message is a toast, which outlives the way to the login (R4.4). */
export function ForgotForm() {
  const t = useTranslations("forgot");
  const required = useTranslations("validation")("required");
  const router = useRouter();
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: ["email"],
    send: ({ email }: { email: string }) => forgotPassword(email),
    onDone: ({ message }) => {
      showSuccessToast(message);
      router.push(`${LOGIN_PATH}?reason=forgot`);
    },
    leaves: true,
    defaultValues: { email: "" },
    rules: async () =>
      (await import("@/lib/domain/password/schema")).forgotRules({
        required,
        emailInvalid: t("emailInvalid"),
      }),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label={t("email")}
        hint={t("emailHint")}
        autoFocus
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
