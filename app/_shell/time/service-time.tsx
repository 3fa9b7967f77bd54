"use client";

import { serviceClock } from "@/lib/live/service-clock";

/**
 * Sets this tab's idea of the service's clock by the moment at which the page was rendered, ISO 8601. It stands before
 * what writes times, and while it renders: an effect would come after the page has been compared with the server's.
 */
export function ServiceTime({ at }: { at: string }) {
  if (typeof window !== "undefined") serviceClock.meet(at);
  return null;
}
