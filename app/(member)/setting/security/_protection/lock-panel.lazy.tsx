"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The lock comes to life after what the page is opened for. */
export const LazyLockPanel = lazyPart(
  async () => (await import("./lock-panel")).LockPanel,
  <Skeleton className="h-40 w-full" />,
);
