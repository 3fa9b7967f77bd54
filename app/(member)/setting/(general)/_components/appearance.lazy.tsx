"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** Comes to life after the form beside it, which matters more. */
export const LazyAppearance = lazyPart(
  async () => (await import("./appearance")).Appearance,
  <Skeleton className="h-76.5 w-full" />,
);
