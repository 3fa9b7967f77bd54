"use client";

import { laterOpened } from "@/app/_ui/later-opened";
import { Skeleton } from "@/app/_ui/skeleton";

/** The list stands in menus that are closed at first. */
export const LaterLanguageList = laterOpened(
  async () => (await import("./language-list")).LanguageList,
  <Skeleton className="h-88 w-full" />,
);
