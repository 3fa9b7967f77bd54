"use client";

import { useLayoutEffect, useState } from "react";
import type { Messages } from "@/lib/i18n/messages";

type CrashTexts = Messages["crash"];

function readFromDocument(): CrashTexts | null {
  if (typeof document === "undefined") return null;
  const { crashTitle, crashTrackingId, crashReset } = document.documentElement.dataset;
  return crashTitle && crashTrackingId && crashReset
    ? { title: crashTitle, trackingId: crashTrackingId, reset: crashReset }
    : null;
}

/** The crash texts of the document's language; when the root layout itself failed, the default's. */
export function useCrashTexts(): CrashTexts | null {
  const [texts, setTexts] = useState(readFromDocument);

  useLayoutEffect(() => {
    if (texts) return;
    const found = readFromDocument();
    if (found) setTexts(found);
    else import("@/messages/en-US.json").then(({ default: { crash } }) => setTexts(crash));
  }, [texts]);

  return texts;
}
