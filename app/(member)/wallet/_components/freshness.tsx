"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "@/app/_ui/control/button";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { relativeTimeText } from "@/app/_ui/time/relative-time-text";
import { ageText } from "./age";
import { useMoney, useWallets } from "./money-provider";

const TICK_MS = 1_000;

function watchNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** How old the figures are, counted on; after a failure a soft notice and a retry. */
export function Freshness() {
  const { locale, ages, refresh } = useMoney();
  const common = useTranslations("common");
  const { updatedAtMs, hasFailed } = useWallets();
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);

  const t = useTranslations("wallet");
  const ageMs = updatedAtMs === null || nowMs === null ? null : Math.max(nowMs - updatedAtMs, 0);
  const time =
    ageMs === null ? null : (ageText(ageMs, ages, locale) ?? relativeTimeText(-ageMs, 0, locale));
  const gap = sentenceGap(locale);
  const isFresh = isOnline && !hasFailed;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className={`figures min-h-5 text-sm ${isFresh ? "text-muted" : "text-warn"}`}>
        {/* That there is no network is said for every page by one banner. */}
        {!isOnline && `${t("offline")}${gap}`}
        <span role="status">{isOnline && hasFailed && `${t("stale")}${gap}`}</span>
        {time && t("updated", { time })}
      </p>
      {isOnline && hasFailed && (
        <Button size="small" onClick={refresh}>
          {common("retry")}
        </Button>
      )}
    </div>
  );
}
