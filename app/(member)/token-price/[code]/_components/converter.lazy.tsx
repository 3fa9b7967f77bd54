"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The converter comes to life after the chart: its decimals weigh as much as the rest of the page. */
export const LazyConverter = lazyPart(async () => (await import("./converter")).Converter);
