"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The passkeys come to life after what the page is opened for. */
export const LazyPasskeyPanel = lazyPart(
  async () => (await import("./passkey-panel")).PasskeyPanel,
  <Skeleton className="h-24 w-full" />,
);
