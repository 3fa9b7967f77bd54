"use client";

import { lazyOpened } from "@/app/_ui/overlay/opened.lazy";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The choice stands in menus that are closed at first. */
export const LazyThemeChoice = lazyOpened(
  async () => (await import("./theme-choice")).ThemeChoice,
  <Skeleton className="h-18 w-full" />,
);
