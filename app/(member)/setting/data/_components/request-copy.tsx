"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { Button } from "@/app/_ui/control/button";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { requestDataExport } from "@/lib/domain/personal-data/client";

/** Asks for a copy, once the member has confirmed it. */
export function RequestCopy() {
  const t = useTranslations("personalData");
  const refresh = useQuietRefresh();
  const stepUp = useStepUp();
  const [problem, setProblem] = useState<string | null>(null);
  const { run } = useSingleFlight();

  async function request(): Promise<void> {
    setProblem(null);
    const asked = { action: "export", what: t("request"), sent: {}, shown: [] } as const;
    const proof = await stepUp.ask(asked);
    if (proof === null) return;
    await requestDataExport(proof);
    showSuccessToast(t("requested"));
    refresh();
  }

  function explain(error: unknown): void {
    const isSecond = error instanceof BffError && error.code === "CONFLICT";
    const words = error instanceof BffError && error.message;
    // Asked for in another tab, or by a press whose answer was lost: the page shows what is there.
    if (isSecond) refresh();
    setProblem(isSecond ? t("onceADay") : words || t("requestFailed"));
  }

  return (
    <div className="grid justify-items-start gap-4">
      <FormError text={problem} />
      <Button
        aria-haspopup="dialog"
        className="noscript:hidden"
        onClick={() => run(request, explain)}
      >
        {t("request")}
      </Button>
      {stepUp.dialog}
    </div>
  );
}
