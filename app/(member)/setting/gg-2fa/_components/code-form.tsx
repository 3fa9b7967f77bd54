"use client";

import { useTranslations } from "next-intl";
import { CodeField } from "@/app/_shell/fields/code-field";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import type { ButtonTone } from "@/app/_ui/control/button-style";
import { NOT_DONE } from "@/lib/bff/client/undecided-calls";

interface CodeFormProps<Result> {
  texts: Readonly<Record<"label" | "submit" | "submitting" | "failed", string>> & {
    hint?: string;
    /** After a lost answer: it may have been done, or is known not to be. */
    unknown?: string;
    undone?: string;
  };
  tone: ButtonTone;
  /** A recovery code is accepted too, so the keyboard has letters. */
  takesRecoveryCode?: boolean;
  send: (code: string) => Promise<Result>;
  onDone: (result: Result) => void;
}

/** One visible field for a code, never sent before the button is pressed. */
export default function CodeForm<Result>({
  texts,
  tone,
  takesRecoveryCode = false,
  send,
  onDone,
}: CodeFormProps<Result>) {
  const required = useTranslations("validation")("required");
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: ["code"],
    defaultValues: { code: "" },
    failedText: texts.failed,
    unknown: texts.unknown === undefined ? undefined : { text: texts.unknown },
    send: ({ code }: { code: string }) => send(code),
    onDone,
    rules: async () => (await import("@/app/_shell/forms/code-rules")).codeRules(required),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid max-w-80 gap-4">
      <CodeField
        label={texts.label}
        hint={texts.hint ?? ""}
        error={form.formState.errors.code?.message}
        refusal={refusal}
        inputMode={takesRecoveryCode ? "text" : "numeric"}
        {...form.register("code")}
      />
      <FormError text={formError} />
      <p role="status" className="text-md text-muted empty:hidden">
        {refusal?.code === NOT_DONE && texts.undone}
      </p>
      <SubmitLine
        isSmall
        tone={tone}
        text={texts.submit}
        pendingText={texts.submitting}
        isPending={isPending}
        secondsToWait={secondsToWait}
      />
    </form>
  );
}
