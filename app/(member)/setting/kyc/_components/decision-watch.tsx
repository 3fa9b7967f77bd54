"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { usePolling } from "@/app/_ui/live/use-polling";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { fetchKyc } from "@/lib/domain/kyc/client";
import type { KycView } from "@/lib/domain/kyc/view";
import { dateFormat } from "@/lib/i18n/date-format";

const REFRESH_MS = 30_000;
const CLOCK = { timeStyle: "medium", numberingSystem: "latn" } as const;

/** Asks every 30 s whether there is a decision, and then shows the page that says it. */
export function DecisionWatch({ locale, timeZone }: { locale: string; timeZone: string }) {
  const t = useTranslations("kyc.pending");
  const decidedText = t("decided");
  const refresh = useQuietRefresh();
  const { value, updatedAtMs, hasFailed } = usePolling<KycView | null>(fetchKyc, null, REFRESH_MS);
  const isDecided = value !== null && value.status !== "pending";

  useEffect(() => {
    if (!isDecided) return;
    showSuccessToast(decidedText);
    refresh();
  }, [isDecided, refresh, decidedText]);

  const time = updatedAtMs && dateFormat(locale, { ...CLOCK, timeZone }).format(updatedAtMs);
  const state = time ? t("checked", { time }) : t("waiting");
  return (
    <p className="figures text-sm text-muted">
      <span role="status">{hasFailed && t("stale")}</span>
      {!hasFailed && state}
    </p>
  );
}
