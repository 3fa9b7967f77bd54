"use client";

import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import type { WalletTexts } from "./wallet-texts";

interface FreshnessProps {
  polled: { updatedAt: Date | null; hasFailed: boolean; refresh: () => void };
  locale: string;
  texts: WalletTexts;
}

/** When the figures arrived, in local time; after a failure a soft notice and a retry. */
export function Freshness({ polled, locale, texts }: FreshnessProps) {
  const { updatedAt, hasFailed, refresh } = polled;
  const time = updatedAt?.toLocaleTimeString(locale, { hour12: false, numberingSystem: "latn" });
  if (!hasFailed) {
    return (
      <p className="figures min-h-5 text-sm text-muted">
        {time && fillText(texts.updated, { time })}
      </p>
    );
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="figures text-sm text-warn">
        {time ? fillText(texts.stale, { time }) : texts.staleUnknown}
      </p>
      <Button size="small" onClick={refresh}>
        {texts.retry}
      </Button>
    </div>
  );
}
