"use client";

import { later } from "@/app/_ui/later";

/** The choice of a theme comes to life after the page: it stands in menus that are closed at first. */
export const LaterThemeChoice = later(async () => (await import("./theme-choice")).ThemeChoice);
