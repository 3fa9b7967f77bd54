"use client";

import { useLayoutEffect, useState } from "react";
import type { Messages } from "@/lib/i18n/messages";

type CrashTexts = Messages["crash"];

function readFromDocument(): CrashTexts | null {
  if (typeof document === "undefined") return null;
  const data = document.documentElement.dataset;
  if (!data.crashTitle || !data.crashReset) return null;
  return {
    title: data.crashTitle,
    reset: data.crashReset,
    trackingId: data.crashTrackingId ?? "",
    copy: data.crashCopy ?? "",
    copied: data.crashCopied ?? "",
    copyFailed: data.crashCopyFailed ?? "",
  };
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
