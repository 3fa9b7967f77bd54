"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { rememberTimeZone } from "@/lib/domain/account/preference-cookies";

/** Hands the device's time zone to the server; where times were shown in another one, the page is rendered anew. */
export function DeviceZone({ shown }: { shown: string }) {
  const router = useRouter();
  useEffect(() => {
    let handed = shown;
    const look = () => {
      if (new Intl.DateTimeFormat().resolvedOptions().timeZone === handed) return;
      handed = rememberTimeZone();
      if (handed !== shown) router.refresh();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [shown, router]);
  return null;
}
