"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** Lets the presets beside a list's filters keep what was typed. */
export const LazyFilterPresets = lazyPart(
  async () => (await import("./filter-presets")).FilterPresets,
);
