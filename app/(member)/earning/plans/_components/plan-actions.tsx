"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { ConfirmButton } from "@/app/_ui/control/confirm-button";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { endPlan, type Plan, setPlanState } from "@/lib/domain/plan/client";

/** Pauses a plan, lets it go on, and ends it after a question. */
export function PlanActions({ id, state }: Pick<Plan, "id" | "state">) {
  const t = useTranslations("plans");
  const router = useRouter();
  const { isPending, run } = useSingleFlight();
  const isPaused = state === "paused";

  const change = (work: () => Promise<unknown>) =>
    run(
      () => work().finally(() => router.refresh()),
      (error) => showErrorToast((error instanceof BffError && error.message) || t("changeFailed")),
    );

  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
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
