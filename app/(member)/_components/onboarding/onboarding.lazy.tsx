"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** No part of a first load: few members are new, and the popover opens natively before. */
export const LazySheetPopover = lazyPart(
  async () => (await import("@/app/_shell/menu/sheet-popover")).SheetPopover,
  <span className="block size-11" />,
);

export const LazyHideSteps = lazyPart(async () => (await import("./hide-steps")).HideSteps);
