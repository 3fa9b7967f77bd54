"use client";

import { later } from "@/app/_ui/live/lazy-part";

/** The meter comes to life after the form: its markup stands, and typing need not wait for it. */
export const LaterMeter = later(async () => (await import("./live-meter")).LiveMeter);
