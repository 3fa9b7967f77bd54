"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The switch comes to life after what the page is opened for. */
export const LazyAddressLock = lazyPart(
  async () => (await import("./address-lock")).AddressLock,
  <Skeleton className="h-14 w-full" />,
);
