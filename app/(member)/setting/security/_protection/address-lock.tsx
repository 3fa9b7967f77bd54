"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RefusedError } from "@/app/_shell/forms/refusal/refused-error";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { Switch } from "@/app/_ui/control/switch";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { saveAddressLock } from "@/lib/domain/security/client";

/** Turns the lock on at once, and off once it is confirmed. */
export function AddressLock({ initial }: { initial: boolean }) {
  const t = useTranslations("addressLock");
  const refresh = useQuietRefresh();
  const stepUp = useStepUp();
  const [isOn, setOn] = useState(initial);
  const [read, setRead] = useState(initial);
  // The page was read anew.
  if (read !== initial) {
    setRead(initial);
    setOn(initial);
  }
  const [problem, setProblem] = useState<{ error: BffError | null; text: string } | null>(null);
  const { run } = useSingleFlight();

  async function change(isWanted: boolean): Promise<void> {
    setProblem(null);
    const order = { action: "address_lock_off", what: t("turnOff"), sent: {}, shown: [] } as const;
    const saved = await stepUp.confirmed(order, (proof) => saveAddressLock(isWanted, proof));
    if (saved === null) return;
    setOn(saved);
    showSuccessToast(t(saved ? "turnedOn" : "turnedOff"));
    refresh();
  }

  function onFailure(thrown: unknown): void {
    const error = thrown instanceof BffError ? thrown : null;
    const isLocked = error?.code === "WITHDRAWAL_LOCKED";
    // Until when stands on the page.
    if (isLocked) refresh();
    setProblem({ error, text: isLocked ? t("locked") : error?.message || t("failed") });
  }

  return (
    <div className="grid gap-3">
      <Switch
        label={t("title")}
        hint={t("text")}
        isOn={isOn}
        onChange={(isWanted) => run(() => change(isWanted), onFailure)}
      />
      <RefusedError error={problem?.error ?? null} text={problem?.text ?? null} />
      {stepUp.dialog}
    </div>
  );
}
