"use client";

import { useState } from "react";
import type { PositionView } from "@/lib/domain/staking/position";
import { usePositionNow } from "../use-position-now";

/** A position as it is shown: as it was opened, or as it is since that held no more. */
export function useShownPosition(opened: PositionView) {
  /** What it forfeited before stands where that is other. */
  const [change, setChange] = useState<{ position: PositionView; before: string | null } | null>(
    null,
  );
  const now = usePositionNow(opened.id);
  return {
    position: change?.position ?? opened,
    hasChanged: change !== null,
    /** What an early exit forfeited when it was looked at first; null unless that has changed. */
    before: change?.before ?? null,
    isOver: now.isOver,
    read: now.read,
    /** @returns as `read` of {@link usePositionNow}; what is found is shown */
    async reread(): Promise<PositionView | null | undefined> {
      const found = await now.read();
      if (found) setChange({ position: found, before: null });
      return found;
    },
    show: (position: PositionView, before: string) => setChange({ position, before }),
  };
}
