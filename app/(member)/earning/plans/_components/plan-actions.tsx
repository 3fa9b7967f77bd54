"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { Button } from "@/app/_ui/control/button";
import { ConfirmButton } from "@/app/_ui/control/confirm-button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { endPlan, type Plan, setPlanState } from "@/lib/domain/plan/client";

/** Pauses a plan, lets it go on, and ends it after a question. */
export function PlanActions({ id, state }: Pick<Plan, "id" | "state">) {
  const t = useTranslations("plans");
  const refresh = useQuietRefresh();
  const { isPending, run } = useSingleFlight();
  const row = useRef<HTMLDivElement>(null);
  const isPaused = state === "paused";

  const change = (work: () => Promise<Plan>) =>
    run(
      async () => {
        const changed = await work().finally(() => void refresh());
        showSuccessToast(t(`states.${changed.state}`));
        // The buttons go; the title says what is shown.
        if (changed.state === "ended") {
          row.current?.closest("[role=dialog]")?.querySelector<HTMLElement>("h2")?.focus();
        }
      },
      (error) => showErrorToast((error instanceof BffError && error.message) || t("changeFailed")),
    );

  return (
    <div ref={row} className="mt-5 flex flex-wrap items-center gap-2">
      <Button
        size="small"
        isPending={isPending}
        onClick={() => change(() => setPlanState(id, isPaused ? "active" : "paused"))}
      >
        {t(isPaused ? "resume" : "pause")}
      </Button>
      <ConfirmButton
        texts={{
          ask: t("end"),
          question: t("endQuestion"),
          confirm: t("end"),
          cancel: t("keep"),
        }}
        isPending={isPending}
        onConfirm={() => change(() => endPlan(id))}
      />
    </div>
  );
}
