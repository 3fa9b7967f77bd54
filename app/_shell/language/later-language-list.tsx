"use client";

import { later } from "@/app/_ui/later";

/** The list stands in menus that are closed at first; its rows travel once, as HTML, and not as data too. */
export const LaterLanguageList = later(async () => (await import("./language-list")).LanguageList);
