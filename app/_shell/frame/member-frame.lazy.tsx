"use client";

import { HeaderPriceSkeleton } from "@/app/_shell/prices/header-price-skeleton";
import { lazyPart } from "@/app/_ui/live/lazy-part";

const loadHeader = async () => (await import("@/app/_shell/menu/header-parts")).HEADER_PARTS;

// On its way while the page comes to life, which would ask for it in its midst.
if (typeof window !== "undefined") loadHeader().catch(() => undefined);

/** The parts of the member area’s frame that nobody presses can come to life after the page. */
export const LazyLivePrice = lazyPart(
  async () => (await loadHeader()).LivePrice,
  <HeaderPriceSkeleton />,
);

export const LazyRouteChange = lazyPart(async () => (await loadHeader()).RouteChange);

export const LazyHeldFailure = lazyPart(async () => (await loadHeader()).HeldFailure);

export const LazyAutoRefresh = lazyPart(async () => (await loadHeader()).AutoRefresh);

export const LazyValidityWatch = lazyPart(async () => (await loadHeader()).ValidityWatch);

/** The chip speaks of the exception only. */
export const LazyNetworkChip = lazyPart(async () => (await loadHeader()).NetworkChip);

export const LazySessionRefresh = lazyPart(
  async () => (await import("@/app/_shell/states/session-refresh")).SessionRefresh,
  <div aria-busy="true" className="min-h-40" />,
);

export const LazyDeviceZone = lazyPart(
  async () => (await import("@/app/_shell/preferences/device-zone")).DeviceZone,
);

export const LazyIdleWatch = lazyPart(
  async () => (await import("@/app/_shell/idle/idle-watch")).IdleWatch,
);

export const LazyNewTerms = lazyPart(
  async () => (await import("@/app/_shell/legal/new-terms")).NewTerms,
);

const ROOM = <span className="block size-11" />;

/** What is pressed in the header is heard before it lives (`first-script.tsx`), and its menu opens natively. */
export const LazyAmountsToggle = lazyPart(async () => (await loadHeader()).AmountsToggle, ROOM);

export const LazyNotificationBell = lazyPart(
  async () => (await loadHeader()).NotificationBell,
  ROOM,
);

export const LazyAccountMenu = lazyPart(async () => (await loadHeader()).AccountMenu, ROOM);
