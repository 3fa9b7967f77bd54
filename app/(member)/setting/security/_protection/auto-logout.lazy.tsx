"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The choice comes to life after what the page is opened for. */
export const LazyAutoLogout = lazyPart(
  async () => (await import("./auto-logout")).AutoLogout,
  <Skeleton className="h-20 w-full" />,
);
