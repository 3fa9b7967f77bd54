"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePolling } from "@/app/_ui/live/use-polling";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { fillText } from "@/app/_ui/text/fill-text";
import { fetchKyc } from "@/lib/domain/kyc/client";
import type { KycView } from "@/lib/domain/kyc/view";

const REFRESH_MS = 30_000;

interface DecisionWatchProps {
  locale: string;
  texts: Record<"waiting" | "checked" | "stale" | "decided" | "close", string>;
}

/** Asks every 30 s whether there is a decision, and then shows the page that says it. */
export function DecisionWatch({ locale, texts }: DecisionWatchProps) {
  const router = useRouter();
  const { value, updatedAt, hasFailed } = usePolling<KycView | null>(fetchKyc, null, REFRESH_MS);
  const isDecided = value !== null && value.status !== "pending";

  useEffect(() => {
    if (!isDecided) return;
    showSuccessToast(texts.decided, texts.close);
    router.refresh();
  }, [isDecided, router, texts.decided, texts.close]);

  const time = updatedAt?.toLocaleTimeString(locale, { hour12: false });
  const state = time ? fillText(texts.checked, { time }) : texts.waiting;
  return <p className="figures text-sm text-muted">{hasFailed ? texts.stale : state}</p>;
}
