"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** Comes to life after the form beside it, which matters more. */
export const LazyAppearance = lazyPart(async () => (await import("./appearance")).Appearance);
