"use client";

import { useEffect } from "react";
import { useOrder } from "@/app/_order/use-order";
import type { BffError } from "@/lib/bff/client/client";
import { MBTC } from "@/lib/contract/values/tokens";
import { type Claimed, claimMining, type Started, startMining } from "@/lib/domain/mining/client";
import { canClaim, type SessionView } from "@/lib/domain/mining/session-view";

export type MiningAction = "start" | "claim";

/** What an action has brought. */
export type MiningReceipt =
  | ({ readonly kind: "claim" } & Claimed)
  /** `credited` is what a finished session was claimed for, or null without one. */
  | ({ readonly kind: "start"; readonly credited: string | null } & Started);

/** Starting and claiming as orders, each kept until it is decided, with what they bring. */
export function useMiningOrders(
  session: Pick<SessionView, "state" | "startedAt" | "unclaimed">,
  onReceipt: (receipt: MiningReceipt) => void,
  onRefused: (refusal: BffError) => void,
) {
  const start = useOrder<null, Started>({
    kind: "mine",
    scope: "",
    // A session that was not there yet shows that it was started.
    mark: session.startedAt ?? "",
    send: (_, key, isRepeated) => startMining(key, isRepeated),
    onAccepted: (started, { facts }) =>
      onReceipt({
        kind: "start",
        credited: started.hasClaimed ? (facts.receive?.amount ?? null) : null,
        ...started,
      }),
    onRefused,
  });
  const claim = useOrder<null, Claimed>({
    kind: "claimMining",
    scope: "",
    send: (_, key, isRepeated) => claimMining(key, isRepeated),
    onAccepted: (claimed) => onReceipt({ kind: "claim", ...claimed }),
    onRefused,
  });
  const isAllClaimed = !canClaim(session.unclaimed);
  const { settle } = claim;
  useEffect(() => {
    if (isAllClaimed) settle();
  }, [isAllClaimed, settle]);

  return {
    start,
    claim,
    running: start.isPending ? ("start" as const) : claim.isPending ? ("claim" as const) : null,
    /** Sends an action, or the undecided one again; one at a time. */
    async act(action: MiningAction): Promise<void> {
      if (start.isPending || claim.isPending) return;
      const order = action === "start" ? start : claim;
      start.clear();
      claim.clear();
      if (order.isUndecided) {
        await order.repeat();
        return;
      }
      const waiting = action === "start" && session.state === "ended" ? session.unclaimed : null;
      const facts = waiting === null ? {} : { receive: { amount: waiting, symbol: MBTC } };
      await order.place({ body: null, facts });
    },
  };
}
