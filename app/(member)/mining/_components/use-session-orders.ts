"use client";

import { useState } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { newerSession, type SessionView } from "@/lib/domain/mining/session-view";
import {
  type MiningAction,
  type MiningReceipt,
  useMiningOrders,
} from "../../_components/use-mining-orders";

/**
 * The newest session and what can be done with it. Each press acts once; the answer of an action is
 * shown at once, and the page is rendered anew after it.
 */
export function useSessionOrders(rendered: SessionView) {
  const [answered, setAnswered] = useState<SessionView | null>(null);
  const [receipt, setReceipt] = useState<MiningReceipt | null>(null);
  const refresh = useQuietRefresh();
  const session = newerSession(rendered, answered);
  const { act, ...orders } = useMiningOrders(
    { state: session.state, unclaimed: rendered.unclaimed, startedAt: rendered.startedAt },
    (done) => {
      setAnswered(done.session);
      setReceipt(done);
      refresh();
    },
    () => {
      setReceipt(null);
      refresh();
    },
  );

  return {
    ...orders,
    session,
    receipt,
    refresh,
    async act(action: MiningAction): Promise<void> {
      await act(action);
      // What became of a lost one may show on the page.
      if (orders[action].snapshot().phase === "undecided") refresh();
    },
  };
}

export type SessionOrders = ReturnType<typeof useSessionOrders>;
