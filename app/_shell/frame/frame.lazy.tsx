"use client";

import { later } from "@/app/_ui/live/lazy-part";

/** The parts of every page that nobody presses can come to life after it. */
export const LaterPageKeeper = later(async () => (await import("./page-sync")).PageKeeper);
