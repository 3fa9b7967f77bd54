"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The devices stand below what the page is opened for, so that their buttons come to life after it. */
export const LazyRevokeButton = lazyPart(
  async () => (await import("./revoke-button")).RevokeButton,
);
