"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The check comes to life after the form: nobody has typed four letters before. */
export const LazyUsernameCheckLine = lazyPart(
  async () => (await import("./username-check-line")).UsernameCheckLine,
);
