"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** Nobody needs it before the chart has been seen. */
export const LazyTableOver = lazyPart(async () => (await import("./table-over")).TableOver);
