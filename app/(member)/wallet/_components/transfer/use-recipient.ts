"use client";

import { useEffect, useRef, useState } from "react";
import { BffError } from "@/lib/bff/client/client";
import { fetchRecipient, type Recipient } from "@/lib/domain/wallet/client";
import { recipientProblem } from "@/lib/domain/wallet/recipient";

/** How long typing has to rest before a name is looked up. */
const PAUSE_MS = 450;

export type RecipientProblem =
  | "recipientEmpty"
  | "recipientFormat"
  | "recipientSelf"
  | "recipientUnknown"
  | "recipientFailed";

type Found = { readonly recipient: Recipient } | { readonly problem: RecipientProblem };

/**
 * The member behind a typed username, looked up once typing rests; only the answer for what stands in
 * the field counts. A name that cannot be one, and the member's own, are refused without a request.
 */
export function useRecipient(typed: string, ownUsername: string) {
  const username = typed.trim().toLowerCase().replace(/^@/, "");
  const known = useRef(new Map<string, Recipient>());
  const [found, setFound] = useState<{ username: string; result: Found } | null>(null);
  const problem = recipientProblem(username, ownUsername);

  async function lookUp(name: string): Promise<Found> {
    const before = known.current.get(name);
    if (before) return { recipient: before };
    try {
      const recipient = await fetchRecipient(name);
      known.current.set(name, recipient);
      return { recipient };
    } catch (error) {
      const isUnknown = error instanceof BffError && error.code === "NOT_FOUND";
      return { problem: isUnknown ? "recipientUnknown" : "recipientFailed" };
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `lookUp` is the same whatever is typed
  useEffect(() => {
    if (problem !== null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await lookUp(username);
      if (isCurrent) setFound({ username, result });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [username, problem]);

  const result = found?.username === username ? found.result : null;
  const recipient = result && "recipient" in result ? result.recipient : null;
  return {
    username,
    recipient: problem === null ? recipient : null,
    isLooking: problem === null && result === null,
    /** What can be said while typing goes on; a name that is too short may still grow. */
    early:
      problem === "recipientSelf"
        ? problem
        : problem === null && result && "problem" in result
          ? result.problem
          : null,
    /** Decides now, for a press of the button before typing has rested. */
    async check(): Promise<RecipientProblem | null> {
      if (problem !== null) return problem;
      const latest = await lookUp(username);
      setFound({ username, result: latest });
      return "problem" in latest ? latest.problem : null;
    },
  };
}
