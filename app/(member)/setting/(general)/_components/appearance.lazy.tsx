"use client";

import { later } from "@/app/_ui/live/lazy-part";

/** Comes to life after the form beside it, which matters more. */
export const LaterAppearance = later(async () => (await import("./appearance")).Appearance);
