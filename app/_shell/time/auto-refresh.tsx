"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";

/**
 * Renders the page anew every so many seconds while it is looked at, and when its tab comes back:
 * what the server rendered stays until the new figures are there.
 */
export function AutoRefresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    let shownAt = Date.now();
    const refresh = () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      shownAt = Date.now();
      startTransition(() => router.refresh());
    };
    const comeBack = () => {
      if (Date.now() - shownAt > 1_000) refresh();
    };
    const timer = setInterval(refresh, seconds * 1_000);
    document.addEventListener("visibilitychange", comeBack);
    window.addEventListener("online", comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", comeBack);
      window.removeEventListener("online", comeBack);
    };
  }, [router, seconds]);
  return null;
}
