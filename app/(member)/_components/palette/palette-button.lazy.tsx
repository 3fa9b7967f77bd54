"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** Pressed before it lives, it is heard and pressed again. */
export const LazyPaletteButton = lazyPart(
  async () => (await import("./palette-button")).PaletteButton,
  <span className="hidden size-11 sm:block" />,
);
