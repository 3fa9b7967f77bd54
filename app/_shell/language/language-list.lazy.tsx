"use client";

import { laterOpened } from "@/app/_ui/overlay/opened.lazy";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The list stands in menus that are closed at first. */
export const LaterLanguageList = laterOpened(
  async () => (await import("./language-list")).LanguageList,
  <Skeleton className="h-88 w-full" />,
);
