"use client";

import { later } from "@/app/_ui/later";

/** Comes to life after the form beside it, which matters more. */
export const LaterAppearance = later(async () => (await import("./appearance")).Appearance);
