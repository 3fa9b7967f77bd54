"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** Comes to life after what the page is opened for; what was chosen before stays. */
export const LazyKickbackForm = lazyPart(
  async () => (await import("./kickback-form")).KickbackForm,
);
