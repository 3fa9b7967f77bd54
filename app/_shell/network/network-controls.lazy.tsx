"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { lazyOpened } from "@/app/_ui/overlay/opened.lazy";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The choice stands in a menu that is closed at first, and the chip speaks of the exception only. */
export const LazyNetworkChoice = lazyOpened(
  async () => (await import("./network-controls")).NetworkChoice,
  <Skeleton className="h-18 w-full" />,
);

export const LazyNetworkChip = lazyPart(
  async () => (await import("./network-controls")).NetworkChip,
);
