"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { serviceClock } from "@/lib/live/service-clock";

const SECOND_MS = 1000;

/** Renders the page anew once a moment of the service has passed, such as the end of what it offers. */
export function RefreshAt({ at }: { at: string }) {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      if (serviceClock.now() < Date.parse(at) + SECOND_MS) return;
      clearInterval(timer);
      startTransition(() => router.refresh());
    };
    // A timer for the whole time would run late where the machine sleeps meanwhile.
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [at, router]);
  return null;
}
