"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { RESEND_COOLDOWN_SECONDS, useCooldown } from "./use-cooldown";
import { useSingleFlight } from "./use-single-flight";
import { waitUntilMs } from "./wait-until";

interface ResendButtonProps {
  /** Sends the mail; a refusal is a {@link BffError}. */
  send: () => Promise<unknown>;
  /** Where the end of the cooldown is kept in local storage. */
  storageKey: string;
}

// Only a definite refusal carries words of the server's; an outage gives none (R8.2).
function refusalText(error: unknown, otherwise: string): string {
  const isRefusal = error instanceof BffError && error.status >= 400 && error.status < 500;
  return (isRefusal && error.message) || otherwise;
}

/** Sends the verification mail again, at most every 30 seconds; a press above zero is ignored (R4.8). */
export function ResendButton({ send, storageKey }: ResendButtonProps) {
  const t = useTranslations("resend");
  const [secondsLeft, startCooldown] = useCooldown(storageKey);
  const { isPending, run } = useSingleFlight();

  async function resend(): Promise<void> {
    await send();
    startCooldown(Date.now() + RESEND_COOLDOWN_SECONDS * 1000);
    showSuccessToast(t("sent"));
  }

  function onFailure(error: unknown): void {
    const retryAt = error instanceof BffError ? waitUntilMs(error) : null;
    if (retryAt !== null) startCooldown(retryAt);
    showErrorToast(refusalText(error, t("failed")));
  }

  return (
    <Button
      isPending={isPending}
      aria-disabled={isPending || secondsLeft > 0 || undefined}
      onClick={() => secondsLeft === 0 && run(resend, onFailure)}
      className={secondsLeft > 0 ? "figures" : undefined}
    >
      {isPending && t("sending")}
      {!isPending && secondsLeft > 0 && t("wait", { seconds: secondsLeft })}
      {!isPending && secondsLeft === 0 && t("send")}
    </Button>
  );
}
