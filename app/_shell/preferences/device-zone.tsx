"use client";

import { useEffect } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { rememberTimeZone } from "@/lib/domain/account/preference-cookies";

/** Hands the device's time zone to the server; where times were shown in another one, the page is rendered anew. */
export function DeviceZone({ shown }: { shown: string }) {
  const refresh = useQuietRefresh();
  useEffect(() => {
    let handed = shown;
    const look = () => {
      if (new Intl.DateTimeFormat().resolvedOptions().timeZone === handed) return;
      handed = rememberTimeZone();
      if (handed !== shown) refresh();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [shown, refresh]);
  return null;
}
