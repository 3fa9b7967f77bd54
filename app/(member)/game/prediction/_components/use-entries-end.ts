"use client";

import { useState } from "react";
import { useGame } from "./board-provider";

/**
 * Whether a round's entries have ended. Its countdown says so first, until the service's next answer
 * says it for certain, or that this computer's clock was wrong.
 *
 * @param until ISO 8601, null for a round that is not listed
 */
export function useEntriesEnd(until: string | null) {
  const { serverTime } = useGame().value.state;
  const [endedAfter, setEndedAfter] = useState<string | null>(null);
  const isPast = until !== null && Date.parse(serverTime) >= Date.parse(until);
  return {
    hasEnded: isPast || endedAfter === serverTime,
    /** The countdown has reached zero. */
    end: () => setEndedAfter(serverTime),
  };
}
