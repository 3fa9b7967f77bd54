"use client";

import { useRouter } from "next/navigation";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { TextField } from "@/app/_ui/text-field";
import { showSuccessToast } from "@/app/_ui/toast";
import type { ValidationKey } from "@/lib/contract/issues";
import { forgotPassword } from "@/lib/password/client";
import { LOGIN_PATH } from "@/lib/paths";

interface ForgotFormProps {
  texts: Record<
    | ValidationKey
    | "email"
    | "emailHint"
    | "emailInvalid"
    | "submit"
    | "submitting"
    | "tryAgainIn"
    | "failed"
    | "close",
    string
  >;
}

/** Asks for the link. The server's message is a toast, which outlives the way to the login (R4.4). */
export function ForgotForm({ texts }: ForgotFormProps) {
  const router = useRouter();
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: ["email"],
    send: ({ email }: { email: string }) => forgotPassword(email),
    onDone: ({ message }) => {
      showSuccessToast(message, texts.close);
      router.push(`${LOGIN_PATH}?reason=forgot`);
    },
    leaves: true,
    texts,
    defaultValues: { email: "" },
    rules: {
      load: async () => (await import("@/lib/password/schema")).forgotRules(texts),
      texts,
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        error={form.formState.errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...form.register("email")}
      />
      <FormError text={formError} />
      <SubmitLine texts={texts} isPending={isPending} secondsToWait={secondsToWait} />
    </form>
  );
}
