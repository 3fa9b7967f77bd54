"use client";

import { useTranslations } from "next-intl";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { ConfirmButton } from "@/app/_ui/control/confirm-button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { revokeDevice, revokeOthers } from "@/lib/domain/security/client";
import { DEVICES_HEADING_ID } from "./devices-heading-id";

interface RevokeButtonProps {
  /** The device to sign out, or null for all others. */
  id: string | null;
  objectIds?: string;
}

/** Signs out one device or all others, after one more question. */
export function RevokeButton({ id, objectIds }: RevokeButtonProps) {
  const t = useTranslations("security");
  const isOne = id !== null;
  const refresh = useQuietRefresh();
  const { isPending, run } = useSingleFlight();

  async function revoke() {
    await (isOne ? revokeDevice(id) : revokeOthers());
    showSuccessToast(t(isOne ? "deviceOut" : "othersOut"));
    document.getElementById(DEVICES_HEADING_ID)?.focus();
    refresh();
  }

  function onFailure(thrown: unknown): void {
    const error = thrown instanceof BffError ? thrown : null;
    // It is logged out already, as by another tab.
    if (isOne && error?.code === "NOT_FOUND") refresh();
    showErrorToast(error?.message || t("deviceFailed"));
  }

  return (
    <ConfirmButton
      texts={{
        ask: t(isOne ? "signOut" : "signOutOthers"),
        question: t(isOne ? "signOutQuestion" : "signOutOthersQuestion"),
        confirm: t("signOut"),
        cancel: t("cancel"),
      }}
      isPending={isPending}
      onConfirm={() => run(revoke, onFailure)}
      objectIds={objectIds}
    />
  );
}
