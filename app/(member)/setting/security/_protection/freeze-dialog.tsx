"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RefusedError } from "@/app/_shell/forms/refusal/refused-error";
import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client/client";
import { freezeAccount } from "@/lib/domain/security/freeze-client";
import { logout } from "@/lib/session/client";

export interface FreezeDialogProps {
  hasFactor: boolean;
  /** With which factor the member logs in again, or that there is none. */
  factorText: string;
  onClose: () => void;
}

interface StepProps {
  title: string;
  sentences: readonly string[];
}

function Step({ title, sentences }: StepProps) {
  return (
    <section>
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-md text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** First what happens, then how to return; only then it freezes, and this browser is logged out, too. */
export default function FreezeDialog({ hasFactor, factorText, onClose }: FreezeDialogProps) {
  const t = useTranslations("freeze");
  const [isLast, setLast] = useState(false);
  const { isPending, run } = useSingleFlight();
  const [failure, setFailure] = useState<{ error: BffError | null; text: string } | null>(null);

  async function freeze() {
    setFailure(null);
    await freezeAccount();
    await logout("frozen");
    return LEAVING;
  }

  function onFailure(error: unknown): void {
    const refusal = error instanceof BffError ? error : null;
    const text = isOutcomeUnknown(refusal) ? t("unknown") : refusal?.message || t("failed");
    setFailure({ error: refusal, text });
  }

  return (
    <Modal title={t("title")} onClose={onClose} isDismissable={!isPending}>
      <div className="grid gap-5" aria-live="polite">
        {isLast ? (
          <Step
            title={t("howBack")}
            sentences={[t("byMail"), factorText, t("hold")].slice(0, hasFactor ? 3 : 0)}
          />
        ) : (
          <Step
            title={t("whatHappens")}
            sentences={[t("loggedOut"), t("unsent"), t("stopped"), t("closing")]}
          />
        )}
        {isLast && !hasFactor && <Notice tone="warn">{factorText}</Notice>}
        <RefusedError error={failure?.error ?? null} text={failure?.text ?? null} />
        {isLast ? (
          <>
            <Button
              tone="primary"
              size="hero"
              isPending={isPending}
              onClick={() => run(freeze, onFailure)}
            >
              {t(isPending ? "submitting" : "submit")}
            </Button>
            <Button tone="quiet" disabled={isPending} onClick={() => setLast(false)}>
              {t("back")}
            </Button>
          </>
        ) : (
          <Button tone="primary" size="hero" onClick={() => setLast(true)}>
            {t("continue")}
          </Button>
        )}
      </div>
    </Modal>
  );
}
