"use client";

import { useEffect, useRef, useState } from "react";
import { legsOf } from "@/lib/domain/team/client";
import type { ParentSeats } from "@/lib/domain/team/legs";

interface Answer {
  readonly seats: ParentSeats | null;
  readonly isFailed: boolean;
}

/**
 * The places below one member of the own tree, asked whenever another member is chosen and on demand.
 *
 * @param isWanted nothing is asked before
 * @param first null for the member who asks
 * @param onFound after each answer
 */
export function useLegs(
  isWanted: boolean,
  first: string | null,
  onFound: (seats: ParentSeats) => void,
) {
  const [question, setQuestion] = useState({ username: first });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    legsOf(question.username, controller.signal).then(
      (seats) => {
        if (controller.signal.aborted) return;
        setAnswer({ seats, isFailed: seats === null });
        if (seats) tell.current(seats);
      },
      () => {
        if (!controller.signal.aborted) setAnswer({ seats: null, isFailed: true });
      },
    );
    return () => controller.abort();
  }, [isWanted, question]);

  return {
    /** Those of the last answer stay while the next one is awaited. */
    seats: answer?.seats ?? null,
    isFailed: answer?.isFailed ?? false,
    choose: (username: string) => setQuestion({ username }),
    reload: () => setQuestion(({ username }) => ({ username })),
  };
}
