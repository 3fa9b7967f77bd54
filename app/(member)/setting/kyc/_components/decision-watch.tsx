"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { fillText } from "@/app/_ui/fill-text";
import { showSuccessToast } from "@/app/_ui/toast";
import { usePolling } from "@/app/_ui/use-polling";
import { fetchKyc } from "@/lib/kyc/client";
import type { KycView } from "@/lib/kyc/view";

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
