"use client";

import { lazyOpened } from "@/app/_ui/overlay/opened.lazy";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The list stands in menus that are closed at first. */
export const LazyLanguageList = lazyOpened(
  async () => (await import("./language-list")).LanguageList,
  <Skeleton className="h-88 w-full" />,
);
