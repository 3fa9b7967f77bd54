"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The form comes to life after the page: its decimals weigh as much as the rest of it. */
export const LazyClaimForm = lazyPart(
  async () => (await import("./claim-form")).ClaimForm,
  <Skeleton className="h-96 w-full lg:h-87" />,
);
