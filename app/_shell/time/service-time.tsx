"use client";

import { useEffect } from "react";
import { serviceClock } from "@/lib/live/service-clock";

/** Sets this tab's idea of the service's clock by the moment at which the page was rendered, ISO 8601. */
export function ServiceTime({ at }: { at: string }) {
  useEffect(() => serviceClock.meet(at), [at]);
  return null;
}
