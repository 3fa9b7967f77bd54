"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import type { OrderFacts, OrderPlace } from "@/app/_order/order-record";
import { useOrder } from "@/app/_order/use-order";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import type { BffError } from "@/lib/bff/client/client";
import type { WriteTexts } from "./write-texts";

/** What a refusal says: of its fields first, which name the requirement that is missing. */
function refusalText({ code, fields, message }: BffError, texts: WriteTexts): string {
  if (code === "CONFLICT") return texts.conflict;
  return Object.values(fields)[0]?.[0] ?? (message || texts.failed);
}

interface AirdropWrite<Answer> extends OrderPlace {
  mark?: string;
  send: (key: string) => Promise<Answer>;
  successText: (answer: Answer) => string;
  /** Takes the focus over after a success, when the button is about to go. */
  focusId: string;
  facts: OrderFacts;
  texts: WriteTexts;
}

/** Sends something that may be credited, once a press, and renders the page anew whatever came of it. */
export function useAirdropWrite<Answer>({
  send,
  successText,
  focusId,
  facts,
  texts,
  ...place
}: AirdropWrite<Answer>) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = () => startRefresh(() => router.refresh());
  const order = useOrder<null, Answer>({
    ...place,
    send: (_, key) => send(key),
    onAccepted(answer) {
      showSuccessToast(successText(answer), texts.close);
      document.getElementById(focusId)?.focus({ preventScroll: true });
      refresh();
    },
    onRefused(refusal) {
      showErrorToast(refusalText(refusal, texts), texts.close);
      refresh();
    },
  });

  return {
    order,
    isBusy: order.isPending || isRefreshing,
    /** Sends it, or the undecided one again. */
    async submit(): Promise<void> {
      if (isRefreshing) return;
      if (order.isUndecided) await order.repeat();
      else await order.place({ body: null, facts });
      // What became of a lost one may show on the page.
      if (order.snapshot().phase === "undecided") refresh();
    },
  };
}
