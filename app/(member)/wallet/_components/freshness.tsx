"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "@/app/_ui/control/button";
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
  if (isOnline && !hasFailed) {
    return <p className="figures min-h-5 text-sm text-muted">{time && t("updated", { time })}</p>;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-warn">
        {time
          ? t(isOnline ? "stale" : "offline", { time })
          : t(isOnline ? "staleUnknown" : "offlineUnknown")}
      </p>
      {isOnline && (
        <Button size="small" onClick={refresh}>
          {common("retry")}
        </Button>
      )}
    </div>
  );
}
