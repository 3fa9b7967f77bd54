"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The parts of every page that nobody presses can come to life after it. */
export const LazyPageSync = lazyPart(async () => (await import("./page-sync")).PageSync);

/** Each page carries what stands in for it in case that it is not there: a name is enough. */
export const LazyNotFoundScreen = lazyPart(
  async () => (await import("@/app/_shell/states/not-found-screen")).NotFoundScreen,
);
