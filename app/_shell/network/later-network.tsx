"use client";

import { later } from "@/app/_ui/later";

const load = () => import("./network-controls");

/** The choice stands in a menu that is closed at first, and the chip speaks of the exception only. */
export const LaterNetworkChoice = later(async () => (await load()).NetworkChoice);

export const LaterNetworkChip = later(async () => (await load()).NetworkChip);
