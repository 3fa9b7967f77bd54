"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmButton } from "@/app/_ui/confirm-button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/toast";
import { BffError } from "@/lib/bff/client";
import { revokeDevice, revokeOthers } from "@/lib/security/client";
import { DEVICES_HEADING_ID } from "./devices-heading-id";
import type { RevokeTexts } from "./revoke-texts";

interface RevokeButtonProps {
  /** The device to sign out, or null for all others. */
  id: string | null;
  texts: RevokeTexts;
  describedBy?: string;
}

/** Signs out one device or all others, after one more question. */
export function RevokeButton({ id, texts, describedBy }: RevokeButtonProps) {
  const router = useRouter();
  const [isPending, setPending] = useState(false);

  async function revoke() {
    setPending(true);
    try {
      await (id === null ? revokeOthers() : revokeDevice(id));
      showSuccessToast(texts.done, texts.close);
    } catch (error) {
      const isGone = error instanceof BffError && error.code === "NOT_FOUND";
      if (!isGone) {
        setPending(false);
        showErrorToast((error as Error).message || texts.failed, texts.close);
        return;
      }
    }
    document.getElementById(DEVICES_HEADING_ID)?.focus();
    router.refresh();
  }

  return (
    <ConfirmButton
      texts={texts}
      isPending={isPending}
      onConfirm={revoke}
      describedBy={describedBy}
    />
  );
}
