"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useTypedBefore } from "@/app/_shell/forms/use-typed-before";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { TextField } from "@/app/_ui/control/text-field";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { requestClosing } from "@/lib/domain/personal-data/client";

const FIELDS = ["confirmUsername"] as const;

/** Closes the account after the days of waiting: by the own username, and confirmed once more. */
export function CloseForm({ username }: { username: string }) {
  const t = useTranslations("personalData");
  const unknown = useTranslations("errors")("OUTCOME_UNKNOWN");
  const refresh = useQuietRefresh();
  const stepUp = useStepUp();

  async function close() {
    const sent = { confirmUsername: username };
    const shown = [{ label: t("username"), value: username }];
    const proof = await stepUp.ask({ action: "close", what: t("closeTitle"), sent, shown });
    if (proof === null) return null;
    try {
      return await requestClosing({ ...sent, proof });
    } catch (error) {
      const isBlocked =
        error instanceof BffError && ["CONFLICT", "WITHDRAWAL_LOCKED"].includes(error.code);
      if (!isBlocked) throw error;
      refresh();
      throw new BffError(error.status, { code: error.code, message: t("blocked") });
    }
  }

  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: FIELDS,
    defaultValues: { confirmUsername: "" },
    failedText: t("closeFailed"),
    unknown: { text: unknown },
    rules: async () =>
      (await import("./close-rules")).closeRules(username, { wrong: t("usernameWrong") }),
    send: close,
    onDone(closing) {
      if (!closing) return;
      showSuccessToast(t("closeRequested"));
      refresh();
    },
  });
  useTypedBefore(form, FIELDS);
  return (
    <>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField
          label={t("username")}
          hint={t("usernameHint", { username })}
          error={form.formState.errors.confirmUsername?.message}
          autoComplete="off"
          dir="ltr"
          {...form.register("confirmUsername")}
        />
        <FormError text={formError} />
        <SubmitLine
          isSmall
          tone="outline"
          text={t("closeTitle")}
          pendingText={t("closing")}
          isPending={isPending}
          secondsToWait={secondsToWait}
        />
      </form>
      {stepUp.dialog}
    </>
  );
}
