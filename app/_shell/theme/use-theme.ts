"use client";

import { useSyncExternalStore } from "react";
import { isTheme, type Theme } from "@/lib/preferences";

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/**
 * The theme that the document shows: whichever control, tab or answer has changed it.
 * @param rendered what the server rendered with
 */
export function useTheme(rendered: Theme): Theme {
  const read = () => {
    const { theme } = document.documentElement.dataset;
    return isTheme(theme) ? theme : rendered;
  };
  return useSyncExternalStore(subscribe, read, () => rendered);
}
