import { useTranslations } from "next-intl";
import { CodeField } from "@/app/_shell/fields/code-field";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { endWithdrawalLock, type WithdrawalLock } from "@/lib/domain/security/lock-client";

interface EndLockProps {
  /** A passkey's proof; null when the member does not confirm. */
  askProof: () => Promise<string | null>;
  /** @throws what it is given, in words of its own for a lock that nobody ends */
  refuse: (error: unknown) => never;
  onEnded: (lock: WithdrawalLock) => void;
}

/** Ends a lock early, with both factors: the code here, the passkey in the dialog. */
export function EndLock({ askProof, refuse, onEnded }: EndLockProps) {
  const t = useTranslations("withdrawalLock");
  const required = useTranslations("transfer")("codeEmpty");
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: ["code"],
    defaultValues: { code: "" },
    failedText: t("failed"),
    rules: async () => (await import("@/app/_shell/forms/code-rules")).codeRules(required),
    send: async ({ code }: { code: string }) => {
      const proof = await askProof();
      return proof === null ? null : endWithdrawalLock(proof, plainCode(code)).catch(refuse);
    },
    onDone: (ended) => ended && onEnded(ended),
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-4 border-t border-line pt-5"
    >
      <p className="text-md text-muted">{t("endText")}</p>
      <CodeField
        error={form.formState.errors.code?.message}
        refusal={refusal}
        {...form.register("code")}
      />
      <FormError text={formError} />
      <SubmitLine
        isSmall
        tone="outline"
        text={t("end")}
        pendingText={t("end")}
        isPending={isPending}
        secondsToWait={secondsToWait}
      />
    </form>
  );
}
