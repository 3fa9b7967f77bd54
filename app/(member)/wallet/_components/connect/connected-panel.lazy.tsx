"use client";

import { withTexts } from "@/app/_shell/texts/load-texts";
import { lazyPart } from "@/app/_ui/live/lazy-part";

const loadPanel = withTexts(
  "connectedWallet",
  async () => (await import("./connected-panel")).ConnectedPanel,
);

/** The connected wallet is shown by code that arrives with the wallet's own, in browsers alone. */
export const LazyConnectedPanel = lazyPart(async () => {
  if (typeof window !== "undefined") return loadPanel();
  throw new Error("A wallet is connected in a browser");
});
