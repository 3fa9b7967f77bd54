"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The meter comes to life after the form: its markup stands, and typing need not wait for it. */
export const LazyMeter = lazyPart(async () => (await import("./live-meter")).LiveMeter);
