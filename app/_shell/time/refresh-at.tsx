"use client";

import { useEffect } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { serviceClock } from "@/lib/live/service-clock";

const SECOND_MS = 1000;

/** Renders the page anew once a moment of the service has passed, such as the end of what it offers. */
export function RefreshAt({ at }: { at: string }) {
  const refresh = useQuietRefresh();
  useEffect(() => {
    const look = () => {
      if (serviceClock.now() < Date.parse(at) + SECOND_MS) return;
      clearInterval(timer);
      refresh();
    };
    // A timer for the whole time would run late where the machine sleeps meanwhile.
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [at, refresh]);
  return null;
}
