"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/app/_shell/forms/form-error";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useTypedBefore } from "@/app/_shell/forms/use-typed-before";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { SelectField } from "@/app/_ui/control/select-field";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { isOutcomeUnknown } from "@/lib/bff/client/client";
import { saveKickback } from "@/lib/domain/team/client";

const FIELDS = ["percent"] as const;

interface KickbackFormProps {
  percent: string;
  choices: readonly { value: string; label: string; example: string }[];
}

/** The part that goes back to buyers; it holds for purchases from the moment of saving. */
export function KickbackForm({ percent, choices }: KickbackFormProps) {
  const t = useTranslations("team.kickback");
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: FIELDS,
    defaultValues: { percent },
    failedText: t("failed"),
    rules: async () => (await import("@/lib/domain/team/schema")).kickbackRules,
    send: (values: { percent: string }) => saveKickback(Number(values.percent)),
    onDone: (saved) => {
      form.reset({ percent: String(saved) });
      showSuccessToast(t("saved"));
    },
  });
  useTypedBefore(form, FIELDS);
  const { errors, isDirty } = form.formState;
  // What was there before may have been replaced by what was lost.
  const canSave = isDirty || isOutcomeUnknown(refusal);
  const chosen = choices.find(({ value }) => value === form.watch("percent"));
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <SelectField
        label={t("label")}
        hint={chosen?.example}
        error={errors.percent?.message}
        options={choices}
        defaultValue={percent}
        {...form.register("percent")}
      />
      <FormError text={formError} />
      <WaitLine seconds={secondsToWait} />
      <Button
        type="submit"
        isPending={isPending}
        disabled={!canSave || secondsToWait > 0}
        className="justify-self-start"
      >
        {isPending ? t("saving") : t("save")}
      </Button>
    </form>
  );
}
