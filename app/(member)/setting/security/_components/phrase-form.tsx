"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/app/_shell/forms/form-error";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useTypedBefore } from "@/app/_shell/forms/use-typed-before";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { isOutcomeUnknown } from "@/lib/bff/client/client";
import { savePhrase } from "@/lib/domain/security/client";

const FIELDS = ["antiPhishing"] as const;

interface PhraseFormProps {
  phrase: string;
}

/** One phrase; saved empty, there is none. */
export function PhraseForm({ phrase }: PhraseFormProps) {
  const t = useTranslations("security");
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: FIELDS,
    defaultValues: { antiPhishing: phrase },
    failedText: t("phraseFailed"),
    rules: async () =>
      (await import("@/lib/domain/security/schema")).phraseRules({ tooLong: t("phraseTooLong") }),
    send: ({ antiPhishing }: { antiPhishing: string }) => savePhrase(antiPhishing.trim()),
    onDone: (saved) => {
      form.reset({ antiPhishing: saved });
      showSuccessToast(t(saved ? "phraseSaved" : "phraseRemoved"));
    },
  });
  useTypedBefore(form, FIELDS);
  const { errors, isDirty } = form.formState;
  // What was there before may have been replaced by what was lost.
  const canSave = isDirty || isOutcomeUnknown(refusal);
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label={t("phraseLabel")}
        hint={t("phraseHint")}
        error={errors.antiPhishing?.message}
        writing="free"
        autoComplete="off"
        dir="auto"
        defaultValue={phrase}
        {...form.register("antiPhishing")}
      />
      <FormError text={formError} />
      <WaitLine seconds={secondsToWait} />
      <Button
        type="submit"
        isPending={isPending}
        disabled={!canSave || secondsToWait > 0}
        className="justify-self-start"
      >
        {isPending ? t("phraseSaving") : t("phraseSave")}
      </Button>
    </form>
  );
}
