"use client";

import { useRouter } from "next/navigation";
import { startTransition, useCallback } from "react";
import { useRefreshing } from "@/app/_ui/live/use-polling";

/** Renders the page anew every so many seconds: what the server rendered stays until the new figures are there. */
export function AutoRefresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  const refresh = useCallback(() => startTransition(() => router.refresh()), [router]);
  useRefreshing(refresh, seconds * 1_000);
  return null;
}
