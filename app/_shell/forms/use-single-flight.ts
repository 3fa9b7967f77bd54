"use client";

import { useRef, useState } from "react";

/** What work resolves to when the document or the row that was pressed is about to go: no further press begins. */
export const LEAVING = "leaving";

type Work = () => Promise<unknown>;

/**
 * Work that a press begins, one at a time: a press while it is under way does nothing. State alone is too late
 * for that, since two presses can come before it is rendered.
 */
export function useSingleFlight() {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  /** @param onFailure gets what the work throws */
  async function run(work: Work, onFailure: (error: unknown) => unknown): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    let outcome: unknown;
    try {
      outcome = await work();
    } catch (error) {
      await onFailure(error);
    } finally {
      if (outcome !== LEAVING) {
        isRunning.current = false;
        setPending(false);
      }
    }
  }

  return { isPending, run };
}
