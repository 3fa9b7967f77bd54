"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The choices come to life after what the page is opened for. */
export const LazyNotificationChoices = lazyPart(
  async () => (await import("./notification-choices")).NotificationChoices,
  <Skeleton className="h-96 w-full" />,
);
