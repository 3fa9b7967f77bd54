"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { Switch } from "@/app/_ui/control/switch";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { saveAddressLock } from "@/lib/domain/security/client";

/** Turns the lock on at once, and off once it is confirmed. */
export function AddressLock({ initial }: { initial: boolean }) {
  const t = useTranslations("addressLock");
  const router = useRouter();
  const stepUp = useStepUp();
  const [isOn, setOn] = useState(initial);
  const [read, setRead] = useState(initial);
  // The page was read anew.
  if (read !== initial) {
    setRead(initial);
    setOn(initial);
  }
  const [problem, setProblem] = useState<string | null>(null);
  const { run } = useSingleFlight();

  async function change(isWanted: boolean): Promise<void> {
    setProblem(null);
    const order = { action: "address_lock_off", what: t("turnOff"), sent: {}, shown: [] } as const;
    const saved = await stepUp.confirmed(order, (proof) => saveAddressLock(isWanted, proof));
    if (saved === null) return;
    setOn(saved);
    showSuccessToast(t(saved ? "turnedOn" : "turnedOff"));
    router.refresh();
  }

  function onFailure(error: unknown): void {
    const isLocked = error instanceof BffError && error.code === "WITHDRAWAL_LOCKED";
    // Until when stands on the page.
    if (isLocked) router.refresh();
    const told = isLocked ? t("locked") : error instanceof BffError && error.message;
    setProblem(told || t("failed"));
  }

  return (
    <div className="grid gap-3">
      <Switch
        label={t("title")}
        hint={t("text")}
        isOn={isOn}
        onChange={(isWanted) => run(() => change(isWanted), onFailure)}
      />
      <FormError text={problem} />
      {stepUp.dialog}
    </div>
  );
}
