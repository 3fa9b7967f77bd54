"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The calculator comes to life after the page: its decimals weigh as much as the rest of it. */
export const LazyStakeCalculator = lazyPart(
  async () => (await import("./calculator")).StakeCalculator,
);
