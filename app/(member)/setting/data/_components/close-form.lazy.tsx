"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The form comes to life after what the page is opened for. */
export const LazyCloseForm = lazyPart(
  async () => (await import("./close-form")).CloseForm,
  <Skeleton className="h-36 w-full" />,
);
