"use client";

import { useEffect } from "react";
import { settleCheckIn, settleClaim } from "@/lib/airdrop/client";

interface SettledWritesProps {
  /** Today's check-in is done. */
  checkIn?: boolean;
  /** Tasks with nothing to claim. */
  taskIds?: readonly string[];
}

/** What the page was rendered with decides what became of writes whose answers were lost. */
export function SettledWrites({ checkIn = false, taskIds }: SettledWritesProps) {
  useEffect(() => {
    if (checkIn) settleCheckIn();
    for (const id of taskIds ?? []) settleClaim(id);
  }, [checkIn, taskIds]);
  return null;
}
