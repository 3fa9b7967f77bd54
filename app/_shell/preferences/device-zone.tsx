"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { rememberTimeZone } from "@/lib/domain/account/preference-cookies";

/** Hands the device's time zone to the server; where times were shown in another one, the page is rendered anew. */
export function DeviceZone({ shown }: { shown: string }) {
  const router = useRouter();
  useEffect(() => {
    if (new Intl.DateTimeFormat().resolvedOptions().timeZone === shown) return;
    if (rememberTimeZone() !== shown) router.refresh();
  }, [shown, router]);
  return null;
}
