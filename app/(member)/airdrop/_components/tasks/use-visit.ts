"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useBusyRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { formatCountdown, useCountdown } from "@/app/_ui/time/use-countdown";
import { BffError, outcomeOf } from "@/lib/bff/client/client";
import { beginVisit, verifyVisit } from "@/lib/domain/airdrop/client";
import { postponed, readTicket, ticketOf, type VisitTicket } from "@/lib/domain/airdrop/visit";
import { taskTitleId } from "../anchors";

const keyOf = (taskId: string) => `airdrop-visit-${taskId}`;

/** The ticket of a task's visit that was begun in this tab, or null. */
function storedTicket(taskId: string): VisitTicket | null {
  try {
    return readTicket(window.sessionStorage.getItem(keyOf(taskId)), Date.now());
  } catch {
    return null;
  }
}

/** Keeps a ticket for this tab, or forgets it; without storage it lasts until the next load. */
function storeTicket(taskId: string, ticket: VisitTicket | null): void {
  try {
    if (ticket) window.sessionStorage.setItem(keyOf(taskId), JSON.stringify(ticket));
    else window.sessionStorage.removeItem(keyOf(taskId));
  } catch {
    // A tab that keeps nothing still verifies on this page.
  }
}

/**
 * The visit of a task's page: its ticket, the seconds until it counts, and its verification. A refused
 * one says why: too early waits on, anything else asks to open the page anew.
 */
export function useVisit(taskId: string) {
  const t = useTranslations("airdrop.visit");
  const [ticket, setTicket] = useState<VisitTicket | null>(null);
  const { isPending, run } = useSingleFlight();
  const [isRefreshing, refresh] = useBusyRefresh();
  const secondsLeft = useCountdown(ticket?.readyAtMs ?? null);

  useEffect(() => setTicket(storedTicket(taskId)), [taskId]);

  function keep(next: VisitTicket | null): void {
    storeTicket(taskId, next);
    setTicket(next);
  }

  const once = (action: () => Promise<void>, failedText: string): Promise<void> =>
    run(action, (error) => refuse(error, failedText));

  function refuse(error: unknown, failedText: string): void {
    if (!(error instanceof BffError)) throw error;
    const { code, fields, details, message } = error;
    if (ticket && code === "CONFLICT" && details.retryAt !== undefined) {
      const now = Date.now();
      const later = postponed(ticket, details.retryAt, now);
      const seconds = Math.ceil((later.readyAtMs - now) / 1000);
      keep(later);
      showErrorToast(t("tooEarly", { time: formatCountdown(seconds) }));
      return;
    }
    if (outcomeOf(error.status, code) === "refused") keep(null);
    if (code === "CONFLICT") refresh();
    const reason = code === "CONFLICT" ? t("conflict") : (Object.values(fields)[0]?.[0] ?? message);
    showErrorToast(reason || failedText);
  }

  return {
    hasTicket: ticket !== null,
    secondsLeft,
    isPending: isPending || isRefreshing,
    begin: () =>
      once(async () => keep(ticketOf(await beginVisit(taskId), Date.now())), t("startFailed")),
    verify: () =>
      once(async () => {
        if (!ticket) return;
        await verifyVisit(taskId, ticket.visitId);
        storeTicket(taskId, null);
        document.getElementById(taskTitleId(taskId))?.focus({ preventScroll: true });
        refresh();
      }, t("verifyFailed")),
  };
}
