"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { localTime } from "@/app/_shell/time/local-time";
import { SelectField } from "@/app/_ui/control/select-field";
import { Switch } from "@/app/_ui/control/switch";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { Notice } from "@/app/_ui/state/notice";
import { BffError } from "@/lib/bff/client/client";
import { lockWithdrawals, type WithdrawalLock } from "@/lib/domain/security/lock-client";
import { serviceClock } from "@/lib/live/service-clock";
import { EndLock } from "./end-lock";

interface LockPanelProps {
  initial: WithdrawalLock;
  maxDays: number;
  /** Null where nobody can have both. */
  hasBothFactors: boolean | null;
  /** The locale for `Intl`. */
  locale: string;
  timeZone: string;
}

interface LockValues {
  days: number;
  earlyEnd: boolean;
}

const DAY_MS = 86_400_000;

/** Sets a lock or makes it longer, and ends one that allows it. */
export function LockPanel({ initial, maxDays, hasBothFactors, locale, timeZone }: LockPanelProps) {
  const t = useTranslations("withdrawalLock");
  const refresh = useQuietRefresh();
  const stepUp = useStepUp();
  const [lock, setLock] = useState(initial);
  const [read, setRead] = useState(initial);
  // The page was read anew.
  if (read !== initial) {
    setRead(initial);
    setLock(initial);
  }
  const isLocked = Date.parse(lock.until ?? "") > serviceClock.now();
  const [shortest] = useState(() =>
    isLocked ? Math.ceil((Date.parse(lock.until ?? "") - serviceClock.now()) / DAY_MS) : 1,
  );
  const isStrict = isLocked && !lock.earlyEnd;

  function onChanged(changed: WithdrawalLock, said: string): void {
    setLock(changed);
    showSuccessToast(said);
    refresh();
  }

  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: ["days"],
    defaultValues: {
      days: Math.min(maxDays, Math.max(2, shortest)),
      earlyEnd: initial.earlyEnd,
    },
    failedText: t("failed"),
    rules: async () => (await import("@/lib/domain/security/schema")).lockRules,
    async send(chosen: LockValues) {
      const sent = { ...chosen, earlyEnd: chosen.earlyEnd && hasBothFactors === true && !isStrict };
      const shown = [
        { label: t("days"), value: t("dayCount", { count: sent.days }) },
        { label: t("end"), value: t(sent.earlyEnd ? "earlyText" : "strictText") },
      ];
      const proof = await stepUp.ask({ action: "lock_set", what: t("submit"), sent, shown });
      return proof === null
        ? null
        : lockWithdrawals({ ...sent, proof }).catch(refuse("CONFLICT", t("shorter")));
    },
    onDone: (changed) => changed && onChanged(changed, t("locked")),
  });

  /** Words a refusal by a lock that was made longer or stricter elsewhere, which the page then shows. */
  function refuse(code: string, message: string) {
    return (error: unknown): never => {
      if (!(error instanceof BffError) || error.code !== code) throw error;
      refresh();
      throw new BffError(error.status, { code, message }, error);
    };
  }

  const choices = Array.from({ length: maxDays }, (_, index) => index + 1);
  const isEarly = form.watch("earlyEnd");
  return (
    <div className="grid gap-5">
      {isLocked && lock.until && (
        <Notice
          tone="info"
          title={t.rich("until", {
            time: () => (
              <time dateTime={lock.until ?? ""} className="figures">
                {localTime(lock.until ?? "", locale, timeZone)}
              </time>
            ),
          })}
        >
          {t(lock.earlyEnd ? "earlyText" : "strictText")}
        </Notice>
      )}
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <SelectField
          label={t("days")}
          error={form.formState.errors.days?.message}
          options={choices.map((count) => ({
            value: String(count),
            label: t("dayCount", { count }),
          }))}
          {...form.register("days", { valueAsNumber: true })}
        />
        {hasBothFactors === null && !isStrict && (
          <p className="text-sm text-muted">{t("strictText")}</p>
        )}
        {!isStrict &&
          hasBothFactors !== null &&
          (hasBothFactors ? (
            <Switch
              label={t("early")}
              hint={t(isEarly ? "earlyText" : "strictText")}
              isOn={isEarly}
              onChange={(isOn) => form.setValue("earlyEnd", isOn)}
            />
          ) : (
            <div>
              <p className="text-base font-medium">{t("early")}</p>
              <p className="text-sm text-muted">{t("earlyNeeds")}</p>
            </div>
          ))}
        <FormError text={formError} />
        <SubmitLine
          isSmall
          tone="outline"
          text={t(isLocked ? "extend" : "submit")}
          pendingText={t(isLocked ? "extend" : "submit")}
          isPending={isPending}
          secondsToWait={secondsToWait}
        />
      </form>
      {isLocked && lock.earlyEnd && (
        <EndLock
          askProof={() => stepUp.ask({ action: "lock_end", what: t("end"), sent: {}, shown: [] })}
          refuse={refuse("WITHDRAWAL_LOCKED", t("strictText"))}
          onEnded={(ended) => onChanged(ended, t("ended"))}
        />
      )}
      {stepUp.dialog}
    </div>
  );
}
