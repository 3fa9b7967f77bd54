"use client";

import { useTranslations } from "next-intl";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { changeAutomation } from "@/lib/domain/mining-automation/client";

/** Pauses all that is switched on, and lets it go on. */
export function AutomationState({ isPaused }: { isPaused: boolean }) {
  const t = useTranslations();
  const refresh = useQuietRefresh();
  const { isPending, run } = useSingleFlight();
  const change = () =>
    run(
      () =>
        changeAutomation({ state: isPaused ? "active" : "paused" }).finally(() => void refresh()),
      (error) =>
        showErrorToast((error instanceof BffError && error.message) || t("automation.failed")),
    );
  return (
    <Button size="small" isPending={isPending} className="noscript:hidden" onClick={change}>
      {t(isPaused ? "plans.resume" : "plans.pause")}
    </Button>
  );
}
