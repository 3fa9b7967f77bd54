"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** The connected wallet is shown by code that arrives with the wallet's own, in browsers alone. */
export const LazyConnectedPanel = lazyPart(async () => {
  if (typeof window !== "undefined") return (await import("./connected-panel")).ConnectedPanel;
  throw new Error("A wallet is connected in a browser");
});
