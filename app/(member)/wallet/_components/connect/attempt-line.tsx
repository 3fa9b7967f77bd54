"use client";

import { useTranslations } from "next-intl";
import { cancelAttempt } from "@/lib/wallet-connect/attempt";
import { RequestLine } from "./request-line";
import { useAttempt } from "./use-attempt";

/** What the chosen wallet is asked now, with a way out of it, or why it came to nothing. */
export function AttemptLine() {
  const t = useTranslations("walletConnect");
  const attempt = useAttempt();
  const isWaiting = attempt.status === "waiting";
  return (
    <RequestLine
      text={
        attempt.status === "idle"
          ? null
          : attempt.status === "waiting"
            ? t("waiting", { wallet: attempt.walletName })
            : t(`failed.${attempt.code}`, { wallet: attempt.walletName })
      }
      onCancel={isWaiting ? cancelAttempt : undefined}
      cancelText={t("cancel")}
    />
  );
}
