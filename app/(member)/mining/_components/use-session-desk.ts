"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState, useTransition } from "react";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import {
  type Claimed,
  claimMining,
  type Started,
  settleMining,
  startMining,
} from "@/lib/mining/client";
import { newerSession, type SessionView } from "@/lib/mining/session-view";

export type SessionAction = "start" | "claim";

/** What an action has brought. */
export type SessionReceipt =
  | ({ readonly kind: "claim" } & Claimed)
  /** `credited` is what a finished session was claimed for, or null without one. */
  | ({ readonly kind: "start"; readonly credited: string | null } & Started);

export interface SessionProblem {
  readonly action: SessionAction;
  /** `conflict`: the session is not as it was shown any more. */
  readonly kind: "conflict" | "unknown" | "failed";
  readonly message: string;
}

function problemOf(action: SessionAction, error: unknown): SessionProblem {
  const refusal = error instanceof BffError ? error : null;
  if (isOutcomeUnknown(refusal)) return { action, kind: "unknown", message: "" };
  const kind = refusal?.code === "CONFLICT" ? "conflict" : "failed";
  return { action, kind, message: refusal?.message ?? "" };
}

/**
 * The newest session and what can be done with it. Each press acts once; the answer of an action is
 * shown at once, and the page is rendered anew after it.
 */
export function useSessionDesk(rendered: SessionView) {
  const router = useRouter();
  const isSending = useRef(false);
  const [answered, setAnswered] = useState<SessionView | null>(null);
  const [running, setRunning] = useState<SessionAction | null>(null);
  const [receipt, setReceipt] = useState<SessionReceipt | null>(null);
  const [problem, setProblem] = useState<SessionProblem | null>(null);
  const [, startRefresh] = useTransition();
  const session = newerSession(rendered, answered);
  useEffect(() => settleMining(rendered), [rendered]);

  const refresh = useCallback(() => startRefresh(() => router.refresh()), [router]);

  async function send(action: SessionAction): Promise<SessionReceipt> {
    if (action === "claim") return { kind: "claim", ...(await claimMining()) };
    const waiting = session.state === "ended" ? session.unclaimed : null;
    const started = await startMining();
    return { kind: "start", credited: started.balance === null ? null : waiting, ...started };
  }

  async function act(action: SessionAction): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setRunning(action);
    setProblem(null);
    try {
      const done = await send(action);
      setAnswered(done.session);
      setReceipt(done);
    } catch (error) {
      setReceipt(null);
      setProblem(problemOf(action, error));
    }
    isSending.current = false;
    setRunning(null);
    refresh();
  }

  return { session, running, receipt, problem, act, refresh };
}
