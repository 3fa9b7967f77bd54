"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The parts of every page that nobody presses can come to life after it. */
export const LazyPageSync = lazyPart(async () => (await import("./page-sync")).PageSync);
