"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { cancelClosing } from "@/lib/domain/personal-data/client";

/** Calls the closing off. */
export function KeepButton() {
  const t = useTranslations("personalData");
  const router = useRouter();
  const { isPending, run } = useSingleFlight();
  const [problem, setProblem] = useState<string | null>(null);

  async function cancel(): Promise<void> {
    setProblem(null);
    await cancelClosing();
    showSuccessToast(t("keptOpen"));
    router.refresh();
  }

  function explain(error: unknown): void {
    setProblem((error instanceof BffError && error.message) || t("keepFailed"));
  }

  return (
    <div className="grid justify-items-start gap-4">
      <FormError text={problem} />
      <Button
        tone="primary"
        isPending={isPending}
        className="noscript:hidden"
        onClick={() => run(cancel, explain)}
      >
        {t("keep")}
      </Button>
    </div>
  );
}
