"use client";

import { later } from "@/app/_ui/live/lazy-part";
import { laterOpened } from "@/app/_ui/overlay/opened.lazy";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The choice stands in a menu that is closed at first, and the chip speaks of the exception only. */
export const LaterNetworkChoice = laterOpened(
  async () => (await import("./network-controls")).NetworkChoice,
  <Skeleton className="h-18 w-full" />,
);

export const LaterNetworkChip = later(async () => (await import("./network-controls")).NetworkChip);
