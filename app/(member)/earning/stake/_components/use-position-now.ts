"use client";

import { useState } from "react";
import { BffError } from "@/lib/bff/client/client";
import { fetchOpenPosition } from "@/lib/domain/staking/client";
import type { PositionView } from "@/lib/domain/staking/position";

/** A position as it is now, to be read after a refusal that it may be the reason of. */
export function usePositionNow(id: string) {
  const [isOver, setOver] = useState(false);
  return {
    /** It matured, renewed itself, or was redeemed elsewhere. */
    isOver,
    /** @returns null where it is over, undefined where nobody tells */
    async read(): Promise<PositionView | null | undefined> {
      try {
        const found = await fetchOpenPosition(id);
        setOver(found === null);
        return found;
      } catch (error) {
        if (!(error instanceof BffError)) throw error;
        return undefined;
      }
    },
  };
}
