"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The button stands in the first page; its script comes after the form's. */
export const LazyPasskeyLogin = lazyPart(
  async () => (await import("./passkey-login")).PasskeyLogin,
  <div className="mt-4 h-13" />,
);
