"use client";

import { FormError } from "@/app/_shell/forms/form-error";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useTypedBefore } from "@/app/_shell/forms/use-typed-before";
import { Button } from "@/app/_ui/button";
import { TextField } from "@/app/_ui/text-field";
import { showSuccessToast } from "@/app/_ui/toast";
import { savePhrase } from "@/lib/security/client";

const MAX_LENGTH = 40;
const FIELDS = ["antiPhishing"] as const;

interface PhraseFormProps {
  phrase: string;
  texts: Record<
    "label" | "hint" | "tooLong" | "save" | "saving" | "saved" | "removed" | "failed" | "close",
    string
  >;
}

/** One phrase; saved empty, there is none. */
export function PhraseForm({ phrase, texts }: PhraseFormProps) {
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: FIELDS,
    defaultValues: { antiPhishing: phrase },
    texts,
    send: ({ antiPhishing }: { antiPhishing: string }) => savePhrase(antiPhishing.trim()),
    onDone: (saved) => {
      form.reset({ antiPhishing: saved });
      showSuccessToast(saved ? texts.saved : texts.removed, texts.close);
    },
  });
  useTypedBefore(form, FIELDS);
  const { errors, isDirty } = form.formState;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label={texts.label}
        hint={texts.hint}
        error={errors.antiPhishing?.message}
        autoComplete="off"
        dir="auto"
        defaultValue={phrase}
        {...form.register("antiPhishing", {
          validate: (value) => value.trim().length <= MAX_LENGTH || texts.tooLong,
        })}
      />
      <FormError text={formError} />
      <Button
        type="submit"
        isPending={isPending}
        disabled={!isDirty || secondsToWait > 0}
        className="justify-self-start"
      >
        {isPending ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
