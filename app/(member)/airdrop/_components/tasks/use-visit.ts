"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { fillText } from "@/app/_ui/fill-text";
import { showErrorToast } from "@/app/_ui/toast";
import { formatCountdown, useCountdown } from "@/app/_ui/use-countdown";
import { beginVisit, verifyVisit } from "@/lib/airdrop/client";
import { postponed, ticketOf, type VisitTicket } from "@/lib/airdrop/visit";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import { taskTitleId } from "../anchors";
import { storedTicket, storeTicket } from "./stored-ticket";
import type { VisitTexts } from "./visit-texts";

/**
 * The visit of a task's page: its ticket, the seconds until it counts, and its verification. A refused
 * one says why: too early waits on, anything else asks to open the page anew.
 */
export function useVisit(taskId: string, texts: VisitTexts) {
  const router = useRouter();
  const isSending = useRef(false);
  const [ticket, setTicket] = useState<VisitTicket | null>(null);
  const [isPending, setPending] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();
  const secondsLeft = useCountdown(ticket?.readyAtMs ?? null);

  useEffect(() => setTicket(storedTicket(taskId)), [taskId]);

  function keep(next: VisitTicket | null): void {
    storeTicket(taskId, next);
    setTicket(next);
  }

  async function once(action: () => Promise<void>, failedText: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      refuse(error, failedText);
    }
    isSending.current = false;
    setPending(false);
  }

  function refuse(error: BffError, failedText: string): void {
    const { code, fields, details, message } = error;
    if (ticket && code === "CONFLICT" && details.retryAt !== undefined) {
      const now = Date.now();
      const later = postponed(ticket, details.retryAt, now);
      const seconds = Math.ceil((later.readyAtMs - now) / 1000);
      keep(later);
      showErrorToast(fillText(texts.tooEarly, { time: formatCountdown(seconds) }), texts.close);
      return;
    }
    const isUndecided = isOutcomeUnknown(error) || code === "RATE_LIMITED";
    if (!isUndecided) keep(null);
    if (code === "CONFLICT") startRefresh(() => router.refresh());
    const reason =
      code === "CONFLICT" ? texts.conflict : (Object.values(fields)[0]?.[0] ?? message);
    showErrorToast(reason || failedText, texts.close);
  }

  return {
    hasTicket: ticket !== null,
    secondsLeft,
    isPending: isPending || isRefreshing,
    begin: () =>
      once(async () => keep(ticketOf(await beginVisit(taskId), Date.now())), texts.startFailed),
    verify: () =>
      once(async () => {
        if (!ticket) return;
        await verifyVisit(taskId, ticket.visitId);
        storeTicket(taskId, null);
        document.getElementById(taskTitleId(taskId))?.focus({ preventScroll: true });
        startRefresh(() => router.refresh());
      }, texts.verifyFailed),
  };
}
