"use client";

import { later } from "@/app/_ui/later";

/** The parts of the frame that nobody presses can come to life after the page. */
export const LaterLivePrice = later(async () => (await import("./live-price")).LivePrice);

export const LaterPreferenceKeeper = later(async () => {
  const { PreferenceKeeper } = await import("./preference-keeper");
  return PreferenceKeeper;
});
