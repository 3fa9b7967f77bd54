"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "@/app/_ui/control/button";
import { fillText } from "@/app/_ui/text/fill-text";
import { relativeTimeText } from "@/app/_ui/text/relative-time-text";
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
  const { locale, refresh, texts } = useMoney();
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

  const t = texts.wallet;
  const isKnown = updatedAtMs !== null && nowMs !== null;
  const time = isKnown ? relativeTimeText(Math.min(updatedAtMs, nowMs), nowMs, locale) : null;
  const say = (text: string, unknown: string) => (time ? fillText(text, { time }) : unknown);
  if (isOnline && !hasFailed) {
    return <p className="figures min-h-5 text-sm text-muted">{say(t.updated, "")}</p>;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="figures text-sm text-warn">
        {isOnline ? say(t.stale, t.staleUnknown) : say(t.offline, t.offlineUnknown)}
      </p>
      {isOnline && (
        <Button size="small" onClick={refresh}>
          {texts.common.retry}
        </Button>
      )}
    </div>
  );
}
