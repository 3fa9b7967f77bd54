"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The form comes to life after the page: its decimals weigh as much as the rest of it. */
export const LazyPayoutForm = lazyPart(
  async () => (await import("./payout-form")).PayoutForm,
  <Skeleton className="h-44 w-full" />,
);
