"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

export const LazyFreezeButton = lazyPart(
  async () => (await import("./freeze-button")).FreezeButton,
);
