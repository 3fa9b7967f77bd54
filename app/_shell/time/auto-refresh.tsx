"use client";

import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useRefreshing } from "@/app/_ui/live/use-polling";

/** Renders the page anew every so many seconds: what the server rendered stays until the new figures are there. */
export function AutoRefresh({ seconds }: { seconds: number }) {
  useRefreshing(useQuietRefresh(), seconds * 1_000);
  return null;
}
