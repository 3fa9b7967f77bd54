"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** Only who opens a mail's link while signed in meets it. */
export const LazyLogInAgain = lazyPart(
  async () => (await import("./log-in-again")).LogInAgain,
  <Skeleton className="h-12 w-full" />,
);
