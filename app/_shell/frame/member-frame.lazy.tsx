"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { HeaderPriceSkeleton } from "./header-price-skeleton";

/** The parts of the member area’s frame that nobody presses can come to life after the page. */
export const LazyLivePrice = lazyPart(
  async () => (await import("./live-price")).LivePrice,
  <HeaderPriceSkeleton />,
);

export const LazyRouteChange = lazyPart(async () => (await import("./route-change")).RouteChange);

export const LazyValidityWatch = lazyPart(
  async () => (await import("./validity-watch")).ValidityWatch,
);
